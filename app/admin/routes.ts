import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin', [controllers.admin.Area, 'show'])
  .as('admin.area')
  .use(middleware.access({ to: 'admin' }))

router
  .group(() => {
    router.post('/calculate-pricing', [controllers.admin.Pricing, 'store']).as('pricing')
    router.post('/products', [controllers.admin.Products, 'store']).as('products.store')
    router.get('/products/drafts', [controllers.admin.Products, 'drafts']).as('products.drafts')
    router.post('/orders/delivered', [controllers.admin.OrderActs, 'deliver']).as('orders.deliver')
    router.post('/orders/:id/refund', [controllers.admin.OrderActs, 'refund']).as('orders.refund')
    router.post('/orders/:id/cancel', [controllers.admin.OrderActs, 'cancel']).as('orders.cancel')
  })
  .prefix('/api/admin')
  .as('admin.api')
  .use(middleware.access({ to: 'admin' }))
