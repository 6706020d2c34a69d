import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Blanks, ProductBuilds } = controllers.catalog.builder

router
  .group(() => {
    router.get('/blanks', [Blanks, 'index']).as('index')
    router
      .get('/blanks/:id', [Blanks, 'show'])
      .as('show')
      .use(middleware.limit({ name: 'blanks', requests: 120, per: '1 min' }))
  })
  .prefix('/api')
  .as('blanks')
  .use(middleware.access({ to: 'artist', area: 'products' }))

router
  .put('/api/products/:id/build', [ProductBuilds, 'update'])
  .as('product_builds.update')
  .use([
    middleware.access({ to: 'artist', area: 'products' }),
    middleware.limit({ name: 'product-change', requests: 120, per: '1 min' }),
  ])
