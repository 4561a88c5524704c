export const texts = {
  title: 'This job has finished. Please add the rating.',
  about: (title: string, name: string) => `How was working with ${name} on “${title}”?`,
  whenShown: (days: number) =>
    `Your rating will appear on their profile, with your name, once you've rated each other, or ${days} days after the job finished.`,

  rating: 'Rating',
  /** The labels of the specification, from half a star to five. */
  labels: ['Useless', 'Useless+', 'Poor', 'Poor+', 'Ok', 'Ok+', 'Good', 'Good+', 'Excellent', 'Excellent+'],
  choice: (rating: number, label: string) => `${rating} out of 5, ${label}`,
  nothingChosen: 'Choose half a star to five stars',
  comment: 'Comment',
  save: 'Save rating',
  cancel: 'Cancel',
  notSaved: (reason: string) => `Not saved. ${reason}`,

  rate: 'Rate',
  /** After 'Rate', for screen readers. */
  rateFor: (name: string, title: string) => `${name} for ${title}`,
  rated: 'Rated',
}
