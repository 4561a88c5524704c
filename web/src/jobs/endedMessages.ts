/** Of a job that takes no applications. */
export const endedTexts = {
  states: {
    Open: (deadline: string) => `The deadline passed on ${deadline}.`,
    'In Progress': () => 'This job has been filled.',
    Finished: () => 'This job has finished.',
    Closed: () => 'This job is closed.',
  },
  /** To the person who was. */
  accepted: 'You were accepted for this job.',
  seeSimilar: 'See similar jobs',
}
