/**
 * All routes: each module brings its own. The last one answers everything else, so that an unknown address still has
 * a session and the header shows who is signed in.
 */
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

import '#artwork/routes'
import '#identity/routes'
import '#artists/routes'
import '#catalog/routes'
import '#approvals/routes'
import '#fans/routes'
import '#notices/routes'
import '#fulfilment/routes'
import '#gigs/routes'
import '#commerce/routes'
import '#payouts/routes'
import '#reviews/routes'
import '#moderation/routes'
import '#account/routes'
import '#insights/routes'
import '#storefront/routes'
import '#studio/routes'
import '#admin/routes'
import '#settings/routes'
import '#accounting/routes'

// Stand-ins for providers and developers' tools do not exist in production.
if (!app.inProduction) {
  await import('#identity/dev_routes')
  await import('#sandbox/routes')
}

router
  .get('/.well-known/security.txt', [controllers.core.SecurityContact, 'show'])
  .as('security_contact')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))

router
  .group(() => {
    router.get('/health', [controllers.core.Health, 'live']).as('live')
    router.get('/health/ready', [controllers.core.Health, 'ready']).as('ready')
  })
  .as('health')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))

router
  .get('/files/*', [controllers.core.StoredFiles, 'show'])
  .as('stored_files')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))

// A megabyte each, and a third of a second to render.
const docsLimit = middleware.limit({ name: 'api-docs', requests: 20, per: '1 min' })

// Files of other releases: those of this one are sent before the application is asked.
router
  .get('/assets/*', [controllers.core.PublishedAssets, 'show'])
  .as('published_assets')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))

router
  .get('/api/docs', [controllers.core.ApiDocs, 'show'])
  .as('api_docs')
  .use([middleware.access({ to: 'everyone' }), docsLimit])

router
  .get('/api/docs/openapi.json', [controllers.core.ApiDocs, 'document'])
  .as('api_docs.document')
  .use([middleware.access({ to: 'everyone', cacheable: 'always' }), docsLimit])

router
  .get('/pictures/:size/*', [controllers.core.ResizedPictures, 'show'])
  .as('resized_pictures')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))

router
  .any('*', [controllers.core.UnknownAddress])
  .as('unknown')
  .use(middleware.access({ to: 'everyone' }))
