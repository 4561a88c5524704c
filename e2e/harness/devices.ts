const PHONE = { width: 390, height: 844 }

const DESKTOP = { width: 1440, height: 900 }

export const desktop = { viewport: DESKTOP, screen: DESKTOP, isMobile: false, hasTouch: false }

/** The screen is set too, because the app tells a phone from a narrow window by it. */
export const phone = { viewport: PHONE, screen: PHONE, isMobile: true, hasTouch: true }
