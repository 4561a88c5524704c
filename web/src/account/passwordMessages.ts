/** The texts of the forms that the pages of guests and the settings share. */
export const passwordTexts = {
  tryAgain: 'Please try again in a minute.',
  newPassword: 'New password',
  retypeNewPassword: 'Retype new password',
  passwordHint: (min: number) => `At least ${min} characters`,
  savePassword: 'Save password',
  savingPassword: 'Saving...',
}
