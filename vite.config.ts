import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownCopiesForCharts } from './bin/own_copies.js'
import { precompress } from './bin/precompress.js'

export default defineConfig({
  plugins: [
    tailwindcss(),
    react(),
    ownCopiesForCharts(['es-toolkit', 'clsx']),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    precompress(),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules\/(react|react-dom|scheduler|@inertiajs)\// },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      '@adonisjs/inertia/react': `${import.meta.dirname}/inertia/lib/link.ts`,
    },
  },
  server: { watch: { ignored: ['**/tmp/**', '**/build/**'] } },
})
