import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

import '#catalog/artworks/routes'
import '#catalog/builder/routes'
import '#catalog/takedowns/routes'

const writes = middleware.limit({ name: 'product-change', requests: 120, per: '1 min' })

router
  .group(() => {
    router.get('/collections', [controllers.catalog.Collections, 'index']).as('collections.index')
    router.get('/products', [controllers.catalog.Products, 'index']).as('products.index')
    router
      .get('/products/featured', [controllers.catalog.Products, 'featured'])
      .as('products.featured')
    router.get('/products/:id', [controllers.catalog.Products, 'show']).as('products.show')
    router
      .get('/products/:id/related', [controllers.catalog.Products, 'related'])
      .as('products.related')
    router
      .get('/artists/:id/products', [controllers.catalog.Products, 'ofArtist'])
      .as('products.of_artist')
  })
  .prefix('/api')
  .as('catalog')
  .use(middleware.access({ to: 'everyone', cacheable: 'visitors', area: 'products' }))

router
  .post('/api/products', [controllers.catalog.ProductChanges, 'store'])
  .as('catalog.products.store')
  .use([middleware.access({ to: 'artist', area: 'products' }), writes])

router
  .patch('/api/products/:id', [controllers.catalog.ProductChanges, 'update'])
  .as('catalog.products.update')
  .use([middleware.access({ to: 'signed-in', area: 'products', adminArea: 'products' }), writes])

// A page asks again when a sale begins, and while pieces go; a venue shares one network.
router
  .get('/api/products/:id/sale', [controllers.catalog.Sales, 'show'])
  .as('catalog.products.sale')
  .use([
    middleware.access({ to: 'everyone' }),
    middleware.limit({ name: 'product-sale', requests: 60, per: '1 min', perNetwork: 3_000 }),
  ])

router
  .get('/api/products/:id/availability', [controllers.catalog.Sales, 'settings'])
  .as('catalog.products.availability')
  .use(middleware.access({ to: 'signed-in', area: 'products' }))

router
  .get('/api/gigs/:id/products', [controllers.catalog.GigProducts, 'show'])
  .as('catalog.gig_products.show')
  .use(middleware.access({ to: 'signed-in', area: 'gigs' }))
router
  .put('/api/gigs/:id/products', [controllers.catalog.GigProducts, 'update'])
  .as('catalog.gig_products.update')
  .use([middleware.access({ to: 'artist', area: 'products' }), writes])
