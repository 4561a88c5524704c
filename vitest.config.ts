import { randomInt } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lightContract } from './web/lightContract.ts'

// To repeat a run of the random tests: TEST_SEED=123 npm test.
if (!process.env.TEST_SEED) {
  process.env.TEST_SEED = String(randomInt(1, 2 ** 31))
  process.stdout.write(`TEST_SEED=${process.env.TEST_SEED}\n`)
}

// Real processes that are started, loaded, killed and stopped.
const processTests = ['src/db/embedded/*.test.ts', 'bench/load.test.ts']
// These generate the whole demo, several times.
const seedingTests = ['demo/seed.test.ts']

// These run on Debian's PostgreSQL too, whose default configuration has the JIT compiler on.
const debianTests = [
  'src/search/*.test.ts', // search
  'src/jobs/{search,searchProperty,counts,market,similar}.test.ts', // the job board
  'src/profile/search*.test.ts', // the people board
  'src/platform/queue/*.test.ts', // queue
  'test/debian/start.test.ts', // start
]

/** Polls fail only after a time that is generous even on a busy machine. */
const expectPatiently = { poll: { timeout: 10_000, interval: 20 } }

export default defineConfig({
  test: {
    // More than the cores of a small machine, because tests often wait for PostgreSQL or for a process to stop.
    maxWorkers: 4,
    projects: [
      // The contract, and the plugins that build the web app with a light version of it.
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts', 'web/*.test.ts'],
          setupFiles: ['./server/test/seed.ts'],
        },
      },
      {
        test: {
          name: 'server',
          expect: expectPatiently,
          root: './server',
          globalSetup: './test/template.ts',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...processTests, ...seedingTests, 'test/process/**', 'test/chaos/**', 'test/debian/**'],
          setupFiles: ['./test/seed.ts'],
          // Each test has its own database and app, so files can share their modules.
          isolate: false,
          // Some compute for seconds, on a slow machine with all its cores in use for a multiple of that.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'debian',
          expect: expectPatiently,
          root: './server',
          globalSetup: './test/debian/cluster.ts',
          include: debianTests,
          setupFiles: ['./test/seed.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          expect: expectPatiently,
          globalSetup: './server/test/dataFolder.ts',
          include: [
            'server/test/process/*.test.ts',
            ...processTests.map((path) => `server/${path}`),
            'scripts/*.test.ts',
          ],
          setupFiles: ['./server/test/seed.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          expect: expectPatiently,
          root: './server',
          globalSetup: ['./test/template.ts', './test/dataFolder.ts'],
          include: ['test/chaos/*.test.ts'],
          setupFiles: ['./test/seed.ts'],
          // Long outages and dozens of kills: one file at a time, so that none slows down another.
          fileParallelism: false,
          testTimeout: 15 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [lightContract, react()],
        test: {
          name: 'web',
          expect: expectPatiently,
          pool: 'vmThreads',
          root: './web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/setup.ts', '../server/test/seed.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
