export const noticeTexts = {
  title: 'Post your first job',
  text: 'Three steps to your first applicants.',
  action: 'Get started',
  dismiss: 'Dismiss',
}
