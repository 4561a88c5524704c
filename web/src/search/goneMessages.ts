export const goneTexts = {
  gone: 'This job is no longer available.',
  showAll: 'Show all jobs',
}
