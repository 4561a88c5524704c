export const previewTexts = {
  profile: 'Your profile',
  skills: 'Skills for this job',
  missingSkills: 'Not on your profile',
  addSkills: 'Add skills',
  resume: 'Resume',
  noResume: 'No resume yet.',
  addResume: 'Add resume',
  answers: 'Your answers',
  edit: 'Edit',
  view: 'View',
  /** After the text of a button, for screen readers. */
  ofProfile: 'your profile',
  ofAnswers: 'your answers',
  ofResume: 'your resume',
  rest: (company: string) =>
    `${company} receives your whole profile, including your contact details, as it is when you apply.`,
}
