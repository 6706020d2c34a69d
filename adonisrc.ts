import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { indexPages } from '@adonisjs/inertia'
import { indexPolicies } from '@adonisjs/bouncer'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/session/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('#core/service_providers/assets_service_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#core/service_providers/database_service_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('#core/service_providers/serializer_service_provider'),
    () => import('#audit/service_providers/audit_service_provider'),
    () => import('#artists/service_providers/artists_service_provider'),
    () => import('#gigs/service_providers/gigs_service_provider'),
    () => import('#catalog/service_providers/catalog_service_provider'),
    () => import('#approvals/service_providers/approvals_service_provider'),
    () => import('#commerce/service_providers/commerce_service_provider'),
    () => import('#payouts/service_providers/payouts_service_provider'),
    () => import('#fulfilment/service_providers/fulfilment_service_provider'),
    () => import('#reviews/service_providers/reviews_service_provider'),
    () => import('#moderation/service_providers/moderation_service_provider'),
    () => import('#insights/service_providers/insights_service_provider'),
    () => import('#storefront/service_providers/storefront_service_provider'),
    () => import('#accounting/service_providers/accounting_service_provider'),
    () => import('#monitoring/service_providers/monitoring_service_provider'),
    () => import('#core/service_providers/response_cache_service_provider'),
    () => import('#core/service_providers/jobs_service_provider'),
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/mails'),
    () => import('#start/jobs'),
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 30_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.ts'], timeout: 30_000 },
      { name: 'architecture', files: ['tests/architecture/**/*.spec.ts'], timeout: 30_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.ts'], timeout: 120_000 },
      { name: 'slow', files: ['tests/slow/**/*.spec.ts'], timeout: 60_000 },
    ],
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'database/functions/**', reloadServer: false },
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: 'app',
          importAlias: '#app',
          glob: ['**/controllers/**/*_controller.ts'],
        },
        listeners: { source: 'app', importAlias: '#app', glob: ['**/listeners/**/*_listener.ts'] },
        events: { source: 'app', importAlias: '#app', glob: ['**/events/**/*.ts'] },
        transformers: {
          enabled: true,
          withSharedProps: true,
          source: 'app',
          importAlias: '#app',
          glob: ['**/transformers/**/user_transformer.ts'],
          inertiaMiddlewareImportPath: '#identity/middleware/inertia_middleware',
        },
      }),
      indexPolicies({ source: 'app', importAlias: '#app', glob: ['**/policies/**/*_policy.ts'] }),
      indexPages({ framework: 'react' }),
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
