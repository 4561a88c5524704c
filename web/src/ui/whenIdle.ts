/** Runs what can wait for the next frame. A slow phone may not be idle for seconds, and Safari doesn't tell when it is. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100)
