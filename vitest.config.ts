import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lightContract } from './web/lightContract.ts'

// Real processes that are started, loaded, killed and stopped.
const processTests = ['src/db/embedded/*.test.ts', 'bench/load.test.ts']
// The whole demo is made, several times over.
const seedingTests = ['demo/seed.test.ts']

export default defineConfig({
  test: {
    // Much of a test's time is waiting: for PostgreSQL, for a process that stops.
    maxWorkers: 4,
    projects: [
      // What is promised, and what of it the web app is built with.
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts', 'web/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: './server',
          globalSetup: './test/template.ts',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...processTests, ...seedingTests, 'test/process/**', 'test/chaos/**'],
          // Each test has a database and an app of its own, so its file need not have its modules too.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'seeding',
          root: './server',
          globalSetup: './test/template.ts',
          include: seedingTests,
        },
      },
      {
        test: {
          name: 'processes',
          include: [
            'server/test/process/*.test.ts',
            ...processTests.map((path) => `server/${path}`),
            'scripts/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          root: './server',
          globalSetup: './test/template.ts',
          include: ['test/chaos/*.test.ts'],
          // Minutes of outage, dozens of kills: one after the other, so that each has the machine for itself.
          fileParallelism: false,
          testTimeout: 15 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [lightContract, react()],
        test: {
          name: 'web',
          pool: 'vmThreads',
          root: './web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
