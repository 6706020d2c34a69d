import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { isLargeCancellation, isLargeRefund } from '#admin/is_large_refund'
import { resumesPayouts } from '#admin/resumes_payouts'
import type { AdminAct, AdminArea } from '#shared/admin_role'
import { middleware } from '#start/kernel'

const {
  Accounts,
  AuditLog,
  PricingSuggestions,
  Area,
  Artists,
  Disputes,
  Figures,
  FraudChecks,
  Notes,
  ProductBuilder,
  OrderActions,
  Orders,
  Payouts,
  Pricing,
  Production,
  Products,
  Queues,
  Search,
  Signoffs,
} = controllers.admin

/** The part of the admins' work that a route belongs to (docs/rules/accounts-and-roles.md#roles-of-admins). */
const may = (adminArea: AdminArea, adminAct?: AdminAct) =>
  middleware.access({ to: 'admin', adminArea, adminAct })

router
  .group(() => {
    router.get('/', [Area, 'show']).as('area').use(may('overview'))
    router.get('/figures', [Figures, 'show']).as('figures').use(may('overview'))
    router.get('/figures.csv', [Figures, 'export']).as('figures.export').use(may('overview'))
    router.get('/products', [ProductBuilder, 'products']).as('products').use(may('products'))
    router.get('/products.csv', [Products, 'export']).as('products.export').use(may('products'))
    router.get('/products/:id', [ProductBuilder, 'product']).as('product').use(may('products'))
    router.get('/catalog', [ProductBuilder, 'store']).as('store').use(may('products'))
    router.get('/catalog-old', [ProductBuilder, 'catalog']).as('catalog').use(may('products'))
    router.get('/orders', [Orders, 'index']).as('orders').use(may('orders'))
    router
      .get('/orders.csv', [Orders, 'export'])
      .as('orders.export')
      .use([may('orders'), middleware.confirmedIdentity()])
    router.get('/orders/:orderNumber', [Orders, 'show']).as('order').use(may('orders'))
    router.get('/disputes', [Disputes, 'index']).as('disputes').use(may('disputes'))
    router.get('/disputes/:id', [Disputes, 'show']).as('dispute').use(may('disputes'))
    router
      .get('/disputes/:id/evidence/:field.pdf', [Disputes, 'file'])
      .as('dispute.file')
      .use(may('disputes'))
    router.get('/payouts', [Payouts, 'index']).as('payouts').use(may('payouts'))
    router.get('/fraud-checks', [FraudChecks, 'index']).as('fraud_checks').use(may('payouts'))
    router.get('/fraud-rules', [FraudChecks, 'showRules']).as('fraud_rules').use(may('payouts'))
    router.get('/signoffs', [Signoffs, 'index']).as('signoffs').use(may('signoffs'))
    router.get('/users', [Accounts, 'index']).as('users').use(may('accounts'))
    router
      .get('/users.csv', [Accounts, 'export'])
      .as('users.export')
      .use([may('accounts'), middleware.confirmedIdentity()])
    router.get('/audit', [AuditLog, 'index']).as('audit').use(may('audit'))
    router.get('/queues', [Queues, 'index']).as('queues').use(may('queues'))
    router.get('/artists', [Artists, 'index']).as('artists').use(may('artists'))
    router
      .get('/artists.csv', [Artists, 'export'])
      .as('artists.export')
      .use([may('artists'), middleware.confirmedIdentity()])
  })
  .prefix('/admin')
  .as('admin')

router
  .group(() => {
    router.post('/calculate-pricing', [Pricing, 'store']).as('pricing').use(may('products', 'read'))
    router.post('/products', [Products, 'store']).as('products.store').use(may('products'))
    router.post('/products/send', [Products, 'send']).as('products.send').use(may('products'))
    router.patch('/products/:id', [Products, 'update']).as('products.update').use(may('products'))
    router
      .post('/products/:id/return', [Products, 'returnDraft'])
      .as('products.return')
      .use(may('products'))
    router
      .get('/products/advice', [PricingSuggestions, 'show'])
      .as('products.pricing_suggestions')
      .use(may('products'))
    router.get('/products/drafts', [Products, 'drafts']).as('products.drafts').use(may('products'))
    router
      .patch('/users/suspension', [Accounts, 'updateSuspensions'])
      .as('users.suspensions')
      .use([may('accounts'), middleware.confirmedIdentity()])
    router
      .patch('/users/:id/role', [Accounts, 'updateRole'])
      .as('users.role')
      .use([may('accounts'), middleware.confirmedIdentity()])
    router
      .patch('/users/:id/suspension', [Accounts, 'updateSuspension'])
      .as('users.suspension')
      .use([may('accounts'), middleware.confirmedIdentity()])
    router
      .post('/orders/delivered', [OrderActions, 'deliver'])
      .as('orders.deliver')
      .use(may('orders'))
    router
      .post('/orders/:id/refund', [OrderActions, 'refund'])
      .as('orders.refund')
      .use([may('refunds'), middleware.confirmedIdentity({ isNeeded: isLargeRefund })])
    router
      .post('/orders/:id/cancel', [OrderActions, 'cancel'])
      .as('orders.cancel')
      .use([may('orders'), middleware.confirmedIdentity({ isNeeded: isLargeCancellation })])
    router
      .post('/orders/:id/release', [OrderActions, 'release'])
      .as('orders.release')
      .use(may('orders'))
    router
      .post('/orders/:id/reprint', [Production, 'reprint'])
      .as('orders.reprint')
      .use(may('orders'))
    // The earlier address (core/deprecated_names.ts).
    router
      .post('/orders/:id/remake', [Production, 'reprint'])
      .as('orders.remake')
      .use(may('orders'))
    router
      .post('/provider-orders/:id/retry', [Production, 'retry'])
      .as('production.retry')
      .use(may('orders'))
    router
      .patch('/artists/verification', [Artists, 'updateVerifications'])
      .as('artists.verifications')
      .use(may('artists'))
    router
      .patch('/artists/:id/verification', [Artists, 'updateVerification'])
      .as('artists.verification')
      .use(may('artists'))
    router
      .patch('/disputes/:id/evidence', [Disputes, 'update'])
      .as('disputes.evidence')
      .use(may('disputes'))
    router
      .post('/disputes/:id/evidence/send', [Disputes, 'send'])
      .as('disputes.send_evidence')
      .use(may('disputes'))
    router
      .post('/payouts/:id/retry', [Payouts, 'retry'])
      .as('payouts.retry')
      .use([may('payouts'), middleware.confirmedIdentity()])
    router
      .patch('/artists/:id/payouts', [Payouts, 'hold'])
      .as('payouts.hold')
      .use([may('payouts'), middleware.confirmedIdentity({ isNeeded: resumesPayouts })])
    router
      .post('/artists/:id/payouts', [Payouts, 'pay'])
      .as('payouts.pay')
      .use([may('payouts'), middleware.confirmedIdentity()])
    router
      .patch('/artists/:id/share', [Artists, 'updateShare'])
      .as('artists.share')
      .use([may('payouts'), middleware.confirmedIdentity()])
    router
      .post('/fraud-checks/:id/release', [FraudChecks, 'release'])
      .as('fraud_checks.release')
      .use([may('payouts'), middleware.confirmedIdentity()])
    router
      .post('/fraud-checks/:id/keep', [FraudChecks, 'keep'])
      .as('fraud_checks.keep')
      .use(may('payouts'))
    router
      .put('/fraud-rules/:name', [FraudChecks, 'updateRule'])
      .as('fraud_rules.update')
      .use([may('payouts'), middleware.confirmedIdentity()])
    router
      .post('/signoffs/:id/approve', [Signoffs, 'approve'])
      .as('signoffs.approve')
      .use([may('signoffs'), middleware.confirmedIdentity()])
    router
      .post('/signoffs/:id/reject', [Signoffs, 'reject'])
      .as('signoffs.reject')
      .use(may('signoffs'))
    router.get('/search', [Search, 'show']).as('search').use(may('overview'))
    router.get('/notes/:subject/:id', [Notes, 'index']).as('notes').use(may('notes'))
    router.post('/notes/:subject/:id', [Notes, 'store']).as('notes.store').use(may('notes'))
    router.post('/queues/:name/retry', [Queues, 'retry']).as('queues.retry').use(may('queues'))
    router.post('/mails/retry', [Queues, 'retryMail']).as('mails.retry').use(may('mails'))
  })
  .prefix('/api/admin')
  .as('admin.api')
