import { defineConfig } from '@playwright/test'
import { launchOptions } from './harness/chromium.ts'
import { desk, phone } from './harness/devices.ts'

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: { launchOptions, trace: 'off', actionTimeout: 10_000, navigationTimeout: 20_000 },
  projects: [
    { name: 'desk', use: desk, testIgnore: '**/phone/**', grepInvert: /@phone/ },
    { name: 'phone', use: phone, testIgnore: '**/desk/**', grepInvert: /@desk/ },
  ],
})
