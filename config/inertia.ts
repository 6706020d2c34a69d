import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'

export default defineConfig({
  // Japa's client asks for version 1; everywhere else it is the hash of the built assets.
  assetsVersion: app.inTest ? '1' : undefined,
  rootView: 'inertia_layout',
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
})
