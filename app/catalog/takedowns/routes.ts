import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { TakedownAnswers, Takedowns } = controllers.catalog.takedowns

router
  .group(() => {
    router.post('/takedown', [Takedowns, 'store']).as('store')
    router.post('/takedown/preview', [Takedowns, 'preview']).as('preview')
    router.post('/restore', [Takedowns, 'restore']).as('restore')
  })
  .prefix('/api/admin/products')
  .as('takedowns')
  .use(middleware.access({ to: 'admin', adminArea: 'products' }))

router
  .get('/api/products/:id/takedowns', [Takedowns, 'index'])
  .as('takedowns.index')
  .use(middleware.access({ to: 'signed-in', area: 'products' }))

router
  .post('/api/products/:id/takedown-answer', [TakedownAnswers, 'store'])
  .as('takedowns.answer')
  .use([
    middleware.access({ to: 'signed-in', area: 'products' }),
    middleware.limit({ name: 'product-change', requests: 120, per: '1 min' }),
  ])
