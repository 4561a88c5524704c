type Markers = readonly (readonly [marker: string, name: string])[]

// The first marker found decides: most browsers also claim to be Chrome, Safari or both.
const BROWSERS: Markers = [
  ['Edg', 'Edge'], // Edg/, EdgA/, EdgiOS/, Edge/
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['Opera', 'Opera'],
  ['Vivaldi/', 'Vivaldi'],
  ['YaBrowser/', 'Yandex Browser'],
  ['DuckDuckGo/', 'DuckDuckGo'],
  ['Ddg/', 'DuckDuckGo'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chromium/', 'Chromium'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

// The first marker found decides here too: Android also claims to be Linux, and iOS to be like Mac OS X.
const SYSTEMS: Markers = [
  ['iPad', 'iPad'],
  ['iPhone', 'iPhone'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
]

/** A name for a User-Agent header, such as "Firefox on Linux". It has no version, so that an update doesn't change it. */
export function deviceOf(userAgent = '') {
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system && `Unknown browser on ${system}`) ?? 'Unknown device'
}

const nameIn = (userAgent: string, markers: Markers) =>
  markers.find(([marker]) => userAgent.includes(marker))?.[1]
