import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/api/products/:id/reviews', [controllers.reviews.Reviews, 'index'])
  .as('reviews.index')
  .use(middleware.access({ to: 'everyone', cacheable: 'visitors', area: 'products' }))

router
  .group(() => {
    router.post('/api/products/:id/reviews', [controllers.reviews.Reviews, 'store']).as('store')
    router.get('/product/:id/review', [controllers.reviews.Reviews, 'create']).as('create')
  })
  .as('reviews')
  .use(middleware.access({ to: 'signed-in', area: 'products' }))
