/** The texts for candidates who save jobs. */
export const saveTexts = {
  jobSaved: 'Job saved',
  saveJob: 'Save this job',
  unsaveJob: 'Remove from saved jobs',
  saveNamed: (title: string) => `Save ${title}`,
  unsaveNamed: (title: string) => `Remove ${title} from saved jobs`,
  saveFailed: (serverError: string) => `${serverError} from another page. Please refresh`,
}
