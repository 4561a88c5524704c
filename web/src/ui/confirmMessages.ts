export const confirmTexts = {
  deleteQuestion: (item: string) => `Do you want to delete ${item}?`,
  no: 'No',
  yes: 'Yes',
  cancel: 'Cancel',
}
