/** Runs what need not be done within the current frame. A slow phone may take seconds until it is idle, and Safari can't tell. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100)
