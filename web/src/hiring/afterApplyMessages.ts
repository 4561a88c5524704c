export const afterApplyTexts = {
  sent: 'Application Send!',
  sentHint: (company: string, job: string) =>
    `${company} can now see your profile and your application for ${job}.`,
  sentHintWithAnswers: (company: string, job: string) =>
    `${company} can now see your profile and your answers for ${job}.`,
  whatNext: 'What happens next',
  followIn: 'Track your application in',
  followHint: ', where you can also withdraw it.',
  decisionHint: (company: string) => `We'll notify you when ${company} decides.`,
  backToBoard: 'Back to job board',
}
