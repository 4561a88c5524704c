/** The texts of the forms that the pages of guests and the settings share. */
export const passwordTexts = {
  tryAgain: (seconds: number) => `Please try again in ${roundedUp(seconds)}.`,
  newPassword: 'New password',
  retypeNewPassword: 'Retype new password',
  passwordHint: (min: number) => `At least ${min} characters`,
  savePassword: 'Save password',
  savingPassword: 'Saving...',
}

function roundedUp(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
