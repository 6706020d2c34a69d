import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  Accounts,
  AuditLog,
  PricingSuggestions,
  Area,
  Artists,
  Disputes,
  ProductBuilder,
  OrderActions,
  Orders,
  Payouts,
  Pricing,
  Production,
  Products,
  Queues,
} = controllers.admin

router
  .group(() => {
    router.get('/', [Area, 'show']).as('area')
    router.get('/products', [ProductBuilder, 'products']).as('products')
    router.get('/products.csv', [Products, 'export']).as('products.export')
    router.get('/products/:id', [ProductBuilder, 'product']).as('product')
    router.get('/catalog', [ProductBuilder, 'store']).as('store')
    router.get('/catalog-old', [ProductBuilder, 'catalog']).as('catalog')
    router.get('/orders', [Orders, 'index']).as('orders')
    router.get('/orders.csv', [Orders, 'export']).as('orders.export')
    router.get('/orders/:orderNumber', [Orders, 'show']).as('order')
    router.get('/disputes', [Disputes, 'index']).as('disputes')
    router.get('/payouts', [Payouts, 'index']).as('payouts')
    router.get('/users', [Accounts, 'index']).as('users')
    router.get('/users.csv', [Accounts, 'export']).as('users.export')
    router.get('/audit', [AuditLog, 'index']).as('audit')
    router.get('/queues', [Queues, 'index']).as('queues')
    router.get('/artists', [Artists, 'index']).as('artists')
    router.get('/artists.csv', [Artists, 'export']).as('artists.export')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.access({ to: 'admin' }))

router
  .group(() => {
    router.post('/calculate-pricing', [Pricing, 'store']).as('pricing')
    router.post('/products', [Products, 'store']).as('products.store')
    router.post('/products/send', [Products, 'send']).as('products.send')
    router.patch('/products/:id', [Products, 'update']).as('products.update')
    router.post('/products/:id/return', [Products, 'returnDraft']).as('products.return')
    router.get('/products/advice', [PricingSuggestions, 'show']).as('products.pricing_suggestions')
    router.get('/products/drafts', [Products, 'drafts']).as('products.drafts')
    router.patch('/users/suspension', [Accounts, 'updateSuspensions']).as('users.suspensions')
    router
      .patch('/users/:id/role', [Accounts, 'updateRole'])
      .as('users.role')
      .use(middleware.confirmedIdentity())
    router.patch('/users/:id/suspension', [Accounts, 'updateSuspension']).as('users.suspension')
    router.post('/orders/delivered', [OrderActions, 'deliver']).as('orders.deliver')
    router.post('/orders/:id/refund', [OrderActions, 'refund']).as('orders.refund')
    router.post('/orders/:id/cancel', [OrderActions, 'cancel']).as('orders.cancel')
    router.post('/orders/:id/release', [OrderActions, 'release']).as('orders.release')
    router.post('/orders/:id/reprint', [Production, 'reprint']).as('orders.reprint')
    // The earlier address (core/deprecated_names.ts).
    router.post('/orders/:id/remake', [Production, 'reprint']).as('orders.remake')
    router.post('/provider-orders/:id/retry', [Production, 'retry']).as('production.retry')
    router
      .patch('/artists/verification', [Artists, 'updateVerifications'])
      .as('artists.verifications')
    router
      .patch('/artists/:id/verification', [Artists, 'updateVerification'])
      .as('artists.verification')
    router.post('/payouts/:id/retry', [Payouts, 'retry']).as('payouts.retry')
    router.patch('/artists/:id/payouts', [Payouts, 'hold']).as('payouts.hold')
    router
      .patch('/artists/:id/share', [Artists, 'updateShare'])
      .as('artists.share')
      .use(middleware.confirmedIdentity())
    router.post('/queues/:name/retry', [Queues, 'retry']).as('queues.retry')
    router.post('/mails/retry', [Queues, 'retryMail']).as('mails.retry')
  })
  .prefix('/api/admin')
  .as('admin.api')
  .use(middleware.access({ to: 'admin' }))
