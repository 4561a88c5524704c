import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const MOZILLA = 'Mozilla/5.0'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = '(iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = '(Windows NT 10.0; Win64; x64)'
const MAC = '(Macintosh; Intel Mac OS X 10_15_7)'
const ANDROID = '(Linux; Android 10; K)'

test('a device is named by its browser and its operating system', () => {
  const table: [userAgent: string | undefined, device: string][] = [
    [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
    [`${MOZILLA} ${WINDOWS} ${LIKE} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${MOZILLA} ${WINDOWS} ${LIKE} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
    [`${MOZILLA} ${MAC} ${LIKE} Chrome/141.0.0.0 Safari/537.36 OPR/122.0`, 'Opera on macOS'],
    [
      `${MOZILLA} ${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      'Safari on macOS',
    ],
    [`${MOZILLA} ${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${MOZILLA} ${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${MOZILLA} ${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [`${MOZILLA} ${ANDROID} ${LIKE} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `${MOZILLA} ${ANDROID} ${LIKE} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${LIKE} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    [`${MOZILLA} ${WINDOWS}`, 'Unknown browser on Windows'],
    ['Firefox/140.0', 'Firefox'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ]
  for (const [userAgent, device] of table) expect.soft(deviceOf(userAgent), userAgent).toBe(device)
})

test('a browser update leaves the device name unchanged', () => {
  const version = (number: number) =>
    deviceOf(`${MOZILLA} (X11; Linux x86_64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`)
  expect(version(141)).toBe(version(140))
})

test('a device name contains no text of the header and is at most 60 characters long', () => {
  const madeUp = 'SamsungBrowser/ <script>alert(1)</script> \r\nChromeOS Macintosh Android '.repeat(200)
  expect(deviceOf(madeUp)).toBe('Samsung Internet on Android')
  expect(deviceOf('<b>my device</b>'.repeat(1000))).toBe('Unknown device')
})
