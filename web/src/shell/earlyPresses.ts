/**
 * Tells public/boot.js that React handles presses from now on, and returns the buttons that were pressed before, which it
 * has marked.
 */
export function takeEarlyPresses() {
  document.documentElement.dataset['interactive'] = ''
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
  for (const button of buttons) delete button.dataset['pressed']
  return buttons
}
