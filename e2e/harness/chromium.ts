/**
 * The features that Playwright 1.65 disables, without those of Edge: of several lists on its command line, Chromium
 * uses only the last one. To be compared with Playwright's `chromiumSwitches.ts` when Playwright is updated.
 */
const PLAYWRIGHTS_DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The address bar loads these pages for each browser context, which takes half a second of CPU time. */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium starts a renderer ahead of need for each browser context, which most tests never use. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess'

/** Debian's Chromium without its sandbox, which root can't use, and without background network requests. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...PLAYWRIGHTS_DISABLED_FEATURES, ...ADDRESS_BAR_POPUPS, SPARE_RENDERER].join()}`,
    '--disable-sync',
    '--no-first-run',
  ],
}
