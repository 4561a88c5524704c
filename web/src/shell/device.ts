const MOBILE_UNDER = 768

/** A phone by its screen, however wide its window is. */
export const isMobileDevice = () => Math.min(window.screen.width, window.screen.height) < MOBILE_UNDER
