import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': server, '/files': server, '/dev/mail': server } },
  build: {
    // The first browsers with light-dark(); anything older would get a slow polyfill of every colour.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy has no data: sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
