/** The texts that only the page of a job has. */
export const pageTexts = {
  tabTitle: (job: string, company: string) => `${job} at ${company}`,
  manage: 'Manage job',
  company: 'Company',

  share: 'Share',
  shareJob: 'Share this job',
  linkCopied: 'Link copied',
  notShared: "We couldn't share the link. Copy it from the address bar.",
  print: 'Print',
}
