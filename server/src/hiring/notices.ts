import { message } from '../notifications/api.ts'
import { DAYS_TO_DECIDE } from './deadlineQueries.ts'

/** The texts of the notifications about applications and decisions. */
export const NOTICES = {
  applied: (name: string, title: string) => message`${name} applied for ${title}.`,
  withdrawn: (name: string, title: string) => message`${name} withdrew their application for ${title}.`,
  accepted: (company: string, title: string) => message`${company} accepted you for ${title}.`,
  /** Doesn't name the other job, which may be of another company. */
  acceptedTwice: (company: string, title: string) =>
    `${message`${company} accepted you for ${title}.`} You're already accepted for another full-time job: if you can't do both, decline one of them.`,
  /** For the company. */
  declined: (name: string, title: string) =>
    message`${name} declined ${title}. The job is open again: you can accept someone else.`,
  notSelected: (title: string) => message`You were not selected for ${title}.`,
  /** An account that is inactive can't be rated. */
  finished: (title: string, other: string | undefined) =>
    other === undefined
      ? message`${title} has finished.`
      : message`${title} has finished. Please rate ${other}.`,
  closed: (company: string, title: string) =>
    message`${company} closed ${title}. Your application is closed.`,
  noDecision: (company: string, title: string) =>
    message`${company} made no decision on ${title} in time. Your application is closed.`,
  closedUndecided: (title: string) =>
    `${message`${title}`} was closed because nobody was accepted within ${DAYS_TO_DECIDE} days of the deadline.`,
}
