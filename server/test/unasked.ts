/** What browsers and scanners send when nobody pressed the button. */
export const UNASKED = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' },
]
