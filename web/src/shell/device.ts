const MOBILE_UNDER = 768

/**
 * A phone by its device, however wide its window is: a small screen that is used with a finger. A laptop at 150 percent
 * scaling has as small a screen, but a mouse or a touchpad.
 */
export const isMobileDevice = () =>
  Math.min(window.screen.width, window.screen.height) < MOBILE_UNDER &&
  window.matchMedia('(pointer: coarse)').matches
