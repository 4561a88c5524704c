/** Headers of requests that browsers and scanners send without a user's click. */
export const UNCONFIRMED_REQUESTS = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' },
]
