import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { keepReleases } from './bin/keep_releases.js'
import { precompress } from './bin/precompress.js'
import { serviceWorker } from './bin/service_worker_build.js'
import { slimInertia } from './bin/slim_inertia.js'
import { subsetFonts } from './bin/subset_fonts.js'

export default defineConfig({
  plugins: [
    tailwindcss(),
    react(),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    subsetFonts(),
    slimInertia(),
    serviceWorker(),
    precompress(),
    keepReleases(),
  ],
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      // The rules of money and time are the server's own (bin/lint/module_boundaries.js).
      '#shared/': `${import.meta.dirname}/app/shared/`,
      '#pricing/': `${import.meta.dirname}/app/pricing/`,
      '#config/pricing': `${import.meta.dirname}/config/pricing.ts`,
      'laravel-precognition': `${import.meta.dirname}/inertia/lib/no_precognition.ts`,
      'react-remove-scroll-bar/constants': `${import.meta.dirname}/node_modules/react-remove-scroll-bar/constants`,
      'react-remove-scroll-bar': `${import.meta.dirname}/inertia/lib/scroll_lock.ts`,
      'react-style-singleton': `${import.meta.dirname}/inertia/lib/constructed_style.ts`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      '@adonisjs/inertia/react': `${import.meta.dirname}/inertia/lib/link.ts`,
    },
  },
  // Keeps `:dir()` (4: Features.DirSelector), which goes by the letters of a name: by language it would match none.
  css: { lightningcss: { exclude: 4 } },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|@inertiajs)\//,
              priority: 2,
            },
            // What the first press of Express checkout waits for, in one file: each file more is another round trip.
            {
              name: 'express',
              test: /inertia\/lib\/(express_checkout|leave_to_pay|ask_for_payment|payment_departure|checkout_attempt|payments_coming)\./,
              priority: 2,
            },
            // What every page of the shop needs, and what a fan needs from the scan to the button, in one file: two dozen
            // small ones pack worse, and each costs half a kilobyte of headers and a place in the queue.
            {
              name: 'shop',
              test: /lucide-react\/dist\/esm\/icons\/(minus|plus|arrow-right|star)\.|inertia\/(lib\/(network|script_loader|recovery_loader|reload_guard|toast_store|money|dates|classes|head_key|variant_words|genres|after_paint)|components\/(artist_(card|photo)|browse\/next_page|catalog\/(address|artist_about|buy_(bar|panel)|gallery|gig_ticket|merch_rail|poster_|product_|quantity_stepper|share_button|size_guide\.|variant)|moderation\/report_link|reviews\/(review_section|stars)|section_head|lazy\/lazy_|error_boundary|fans\/heart|lettering|page_head|picture|product_(image|grid|tile)|ui\/(badge|button|chip|empty_state|ticket)))/,
              priority: 1,
            },
          ],
        },
      },
    },
    // The list of what each page needs beside its own script would be sent with every page and grow with each new one.
    modulePreload: {
      resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')),
    },
  },
  server: { watch: { ignored: ['**/tmp/**', '**/build/**'] } },
})
