let aheadMs = NaN

/** Notes the Date header of a response that has just arrived: the clock of the device may be wrong. */
export const noteServerTime = (date: string | null) => void (aheadMs = Date.parse(date ?? '') - Date.now())

/** The server's time in milliseconds since 1970, to a second or two; NaN if its last response had none. */
export const serverTime = () => Date.now() + aheadMs
