import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ProductLists, ProductReviews, ProductStatuses } = controllers.approvals

router
  .group(() => {
    router.get('/artists/:id/products/pending', [ProductLists, 'pending']).as('pending')
    router.get('/artists/:id/products/management', [ProductLists, 'management']).as('management')
    router.get('/artists/:id/products/rejected', [ProductLists, 'rejected']).as('rejected')
    router.get('/products/:id/history', [ProductStatuses, 'index']).as('history')
  })
  .prefix('/api')
  .as('approvals')
  .use(middleware.access({ to: 'signed-in', area: 'products' }))

const changes = middleware.limit({ name: 'product-change', requests: 120, per: '1 min' })

router
  .post('/api/products/:id/approve', [ProductReviews, 'store'])
  .as('approvals.review')
  .use([middleware.access({ to: 'signed-in', area: 'products' }), changes])

router
  .patch('/api/products/:id/status', [ProductStatuses, 'update'])
  .as('approvals.status')
  .use([middleware.access({ to: 'signed-in', area: 'products', adminArea: 'products' }), changes])
