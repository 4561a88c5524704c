/** The texts of the forms that the pages of guests and the settings share. */
export const passwordTexts = {
  newPassword: 'New password',
  retypeNewPassword: 'Retype new password',
  passwordHint: (min: number) => `At least ${min} characters`,
  savePassword: 'Save password',
  savingPassword: 'Saving...',
}
