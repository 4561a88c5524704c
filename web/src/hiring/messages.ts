import { ALREADY_APPLIED, type ApplicationStatus } from '@guildhall/contract/hiring/applying'

export const texts = {
  findJobs: 'Find jobs',

  apply: {
    title: 'Your application',
    jobAt: (job: string, company: string) => `${job} at ${company}`,
    steps: { job: 'Job Details', questions: 'Additional Question', profile: 'Profile Completion' },
    questionsOf: (company: string) => `${company} would like to know`,
    next: 'Next',
    send: 'Send Application',
    sending: 'Sending...',
    sent: 'Application Send!',
    sentHint: (company: string, job: string) =>
      `${company} can now see your profile and your application for ${job}.`,
    sentHintWithAnswers: (company: string, job: string) =>
      `${company} can now see your profile and your answers for ${job}.`,
    backToBoard: 'Back to job board',
    seeApplied: 'See your applications',
    profileIncomplete: (missing: readonly string[]) =>
      `Your application was not sent. Your profile still needs: ${missing.join(', ')}.`,
    stepIncomplete: (step: string) =>
      `Your application was not sent. Please complete the step “${step}” first.`,
    alreadyApplied: ALREADY_APPLIED,
    notOpen: 'This job is no longer accepting applications.',
  },

  applied: {
    title: 'Applied Jobs',
    empty: 'You have not applied for any jobs yet.',
    count: (jobs: number) => (jobs === 1 ? '1 application' : `${jobs} applications`),
    status: 'Application status',
    steps: 'What happened so far',
    waiting: (days: number) =>
      days === 0 ? 'Applied today' : `Waiting ${days} ${days === 1 ? 'day' : 'days'}`,
    states: {
      Applied: (company: string) => `${company} has not decided yet.`,
      Accepted: (company: string) => `${company} accepted you.`,
      'Not selected': (company: string) => `${company} chose somebody else.`,
      Closed: (company: string) => `${company} closed the job.`,
      Withdrawn: (company: string) => `You withdrew. ${company} sees only your name.`,
      'No decision': (company: string) => `${company} did not decide in time.`,
    },
    withdraw: 'Withdraw',
    withdrawFrom: (job: string) => `the application for ${job}`,
    withdrawQuestion: (job: string) => `Withdraw your application for “${job}”?`,
    withdrawConsequences: (company: string) =>
      `This is final: you can't apply for this job again. We tell ${company}, which then sees only your name and that you withdrew.`,
    withdrawing: 'Withdrawing...',
  },

  panel: {
    allJobs: 'All jobs',
    figures: 'Statistics',
    views: 'Views',
    saves: 'Saves',
    applicants: 'Applicants',
    preview: 'Preview as a candidate',

    byStatus: 'Applicants by status',
    allStatuses: 'All',
    filters: 'Filter and sort applicants',
    skill: 'Skill',
    anySkill: 'Any skill',
    sort: 'Sort by',
    sorts: { newest: 'Newest first', waiting: 'Longest waiting first', match: 'Best match first' },
    onlyShortlisted: 'Only shortlisted',
    noApplicants: 'Nobody has applied yet.',
    noneWithStatus: (status: ApplicationStatus) => `No applicants with the status ${status}.`,
    noneFound: 'No applicants match these filters.',
    showAll: 'Show all applicants',

    isNew: 'New',
    appliedOn: (day: string) => `Applied on ${day}`,
    waiting: (days: number) => (days === 1 ? 'Waiting 1 day' : `Waiting ${days} days`),
    role: (role: string, company: string) => `${role} at ${company}`,
    matchingSkills: (matching: number, asked: number) =>
      `Matches ${matching} of ${asked} ${asked === 1 ? 'skill' : 'skills'}`,
    otherSkills: 'Other skills',
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    noAnswer: 'No answer',

    accept: 'Accept',
    accepting: 'Accepting...',
    acceptQuestion: (name: string, job: string) => `Accept ${name} for “${job}”?`,
    acceptConsequences: (name: string, others: number) =>
      `The job moves to In Progress. We tell ${name} that they were accepted${othersNotice(others)}. This can't be undone.`,
    shortlist: 'Shortlist',
    resume: 'Resume',
    resumeGone: 'The resume that was sent is no longer available.',
    application: 'Application',
    /** After the text of a button, for screen readers. */
    of: (name: string) => `of ${name}`,
    about: (name: string) => `about ${name}`,

    note: 'Private note',
    noteAbout: (name: string) => `Private note about ${name}`,
    noteHint: 'Only your company sees this.',
    addNote: 'Add note',
    editNote: 'Edit note',
    saveNote: 'Save note',
    cancel: 'Cancel',
  },

  application: {
    title: 'Application',
    titleOf: (name: string) => `Application of ${name}`,
    history: 'History',
    answers: 'Answers',
    profile: 'Profile as sent',
    sent: 'As sent',
    today: 'Today',
    unchanged: 'The profile is still the same.',
    changed: (count: number) =>
      count === 1 ? '1 detail has changed since.' : `${count} details have changed since.`,
    noSnapshot: 'No copy was kept of the profile as it was sent.',
    todaysProfile: "See today's profile",
    changedContact: "In today's profile",
    nothing: 'None',
    resume: 'View resume',
    present: 'Present',
    span: (start: string, end: string) => `${start} to ${end}`,
    fields: {
      name: 'Full name',
      username: 'Username',
      email: 'Email',
      phone_number: 'Phone',
      short_intro: 'Short intro',
      bio: 'Bio',
      userlocation: 'Location',
      resume: 'Resume',
      useremploymenttype: 'Employment Type',
      portfolios: 'Portfolio',
      skills: 'Skills',
      languages: 'Language',
      experiences: 'Experience',
      educations: 'Education',
      expectedsalary: 'Rate',
    },
  },
}

function othersNotice(others: number) {
  if (others <= 0) return ''
  return others === 1
    ? ", and the other applicant that they weren't selected"
    : `, and ${others} other applicants that they weren't selected`
}
