import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

/** Built twice: for browsers, and with src/server.tsx for the server, which draws the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': server, '/files': server, '/dev/mail': server } },
  // Whatever the server's own mode is: React's development build takes seven times as long to draw a page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: {
    // The first browsers with light-dark(); anything older would get a slow polyfill of every colour.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy has no data: sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which file each page's code is in: a page that the server draws has the browser fetch it early.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
  },
}))
