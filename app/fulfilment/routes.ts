import router from '@adonisjs/core/services/router'
import '#fulfilment/printful/routes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ProviderCatalog, ProviderConnection, ProviderPages, Syncs } = controllers.fulfilment

// Each may be a call of the platform's to the provider, which allows few to all of us.
router
  .group(() => {
    router.get('/status', [ProviderConnection, 'status']).as('status')
    router.get('/products', [ProviderCatalog, 'products']).as('products')
    router.get('/catalog', [ProviderCatalog, 'catalog']).as('catalog')
    router.get('/catalog/:id/variants', [ProviderCatalog, 'variants']).as('variants')
  })
  .prefix('/api/printful')
  .as('provider')
  .use([
    middleware.access({ to: 'artist-or-admin', area: 'products' }),
    middleware.limit({ name: 'provider-read', requests: 60, per: '1 min' }),
  ])

router
  .get('/api/printful/products/:id', [controllers.fulfilment.StoreProducts, 'show'])
  .as('provider.products.show')
  .use(middleware.access({ to: 'admin', adminArea: 'provider' }))

router
  .delete('/api/printful/connection', [ProviderConnection, 'destroy'])
  .as('provider.disconnect')
  .use([middleware.access({ to: 'admin', adminArea: 'provider' }), middleware.confirmedIdentity()])

router
  .get('/printful', [ProviderPages, 'show'])
  .as('provider.pages')
  .use(middleware.access({ to: 'artist-or-admin', portal: 'artist', area: 'products' }))

router
  .get('/test/printful', [ProviderPages, 'test'])
  .as('provider.test')
  .use(middleware.access({ to: 'admin', adminArea: 'provider' }))

router
  .group(() => {
    router.get('/', [Syncs, 'index']).as('index')
    router.post('/', [Syncs, 'store']).as('store')
  })
  .prefix('/api/admin/printful/sync')
  .as('provider.syncs')
  .use(middleware.access({ to: 'admin', adminArea: 'provider' }))

router
  .post('/api/webhooks/printful/:secret', [controllers.fulfilment.ProviderWebhooks, 'store'])
  .as('provider.webhook')
  .use(middleware.access({ to: 'provider', body: 'event' }))
