import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/collections', [controllers.catalog.Collections, 'index']).as('collections.index')
    router.get('/products', [controllers.catalog.Products, 'index']).as('products.index')
    router
      .get('/products/featured', [controllers.catalog.Products, 'featured'])
      .as('products.featured')
    router.get('/products/:id', [controllers.catalog.Products, 'show']).as('products.show')
    router
      .get('/artists/:id/products', [controllers.catalog.Products, 'ofArtist'])
      .as('products.of_artist')
  })
  .prefix('/api')
  .as('catalog')
  .use(middleware.access({ to: 'everyone', cacheable: 'visitors' }))
