import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './lightContract.ts'
import { plainImports } from './plainImports.ts'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

// One file compresses better than the many pieces that pages happen to share: what every page needs, and what the
// board, the page of a job and the other lists of jobs are made of.
const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  {
    name: 'jobs',
    test: /jobs[\\/](ApplyButton|JobCard|JobDetail|jobCards|useJobDetail)\.|search[\\/]messages\.|search[\\/]FilterButtons\.|ui[\\/](activeOption|EmptyState|LoadFailure|matching|Pagination)\.|icons[\\/](arrow-left|chevron-down|sliders-horizontal)\.|contract[\\/]src[\\/](amount\.|sizes\.|(hiring|jobs|search)[\\/](endpoints|text)\.)/,
    priority: 1,
  },
]

/** Built twice: for browsers, and with src/ssr/server.tsx for the server, which draws the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lightContract, plainImports, react(), tailwindcss()],
  server: { proxy: { '/api': server, '/files': server, '/dev/mail': server } },
  // Whatever the server's own mode is: React's development build takes seven times as long to draw a page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: {
    // The first browsers with light-dark(); anything older would get a slow polyfill of every colour.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy has no data: sources.
    assetsInlineLimit: 0,
    // The list of what each page needs would cost every first visit 1 KB: the server names it in the page's head.
    modulePreload: false,
    // Which file each page's code is in: the server has the browser fetch it early.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The server's is one file: a release may take the files of this one away while it still serves.
    rolldownOptions: { output: { codeSplitting: isSsrBuild ? false : { groups } } },
  },
}))
