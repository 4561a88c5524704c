import { defineConfig } from '@playwright/test'
import { launchOptions } from './harness/chromium.ts'
import { desktop, phone } from './harness/devices.ts'

export default defineConfig({
  testMatch: '**/*.test.ts',
  globalSetup: './harness/globalSetup.ts',
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
    // Tests that depend on neither layout have the tag @desktop and run once.
    { name: 'desktop', use: desktop, testIgnore: '**/phone/**', grepInvert: /@phone/ },
    { name: 'phone', use: phone, testIgnore: '**/desktop/**', grepInvert: /@desktop/ },
  ],
})
