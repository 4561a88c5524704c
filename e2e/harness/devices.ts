const PHONE = { width: 390, height: 844 }

const DESK = { width: 1440, height: 900 }

export const desk = { viewport: DESK, screen: DESK, isMobile: false, hasTouch: false }

/** The screen matters as well as the viewport: by it the app tells a phone from a narrow window. */
export const phone = { viewport: PHONE, screen: PHONE, isMobile: true, hasTouch: true }
