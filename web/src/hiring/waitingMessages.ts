import { counted } from '../ui/money.ts'

/** How long an application has waited for a decision, in days. */
export const waitingText = (days: number) =>
  days === 0 ? 'Applied today' : `Waiting ${counted(days, 'day')}`
