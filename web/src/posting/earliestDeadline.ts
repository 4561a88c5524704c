import { serverTime } from '../api/serverTime.ts'
import { localDay } from '../ui/localDates.ts'

/**
 * The first day that can be chosen as a deadline, YYYY-MM-DD: the viewer's own today, which the specification asks for, by
 * the server's clock where it is known. The server accepts it: a day is past for it once it has ended everywhere.
 */
export const earliestDeadline = () => localDay(new Date(serverTime() || Date.now()))
