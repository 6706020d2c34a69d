import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .post('/api/webhooks/stripe', [controllers.payments.StripeWebhook, 'store'])
  .as('payments.stripe_webhook')
  .use(middleware.access({ to: 'provider', body: 'event' }))

router
  .group(() => {
    router
      .get('/:id/payout-account', [controllers.payments.PayoutAccounts, 'show'])
      .as('payout_account')
    router
      .post('/:id/payout-account', [controllers.payments.PayoutAccounts, 'store'])
      .as('set_up')
      .use(middleware.limit({ name: 'payout-account', requests: 30, per: '1 hour' }))
    router
      .post('/:id/payout-account/manage', [controllers.payments.PayoutAccounts, 'manage'])
      .as('manage')
      .use(middleware.limit({ name: 'payout-account-manage', requests: 30, per: '1 hour' }))
    router.get('/:id/payouts', [controllers.payments.Payouts, 'index']).as('index')
    router.get('/:id/payouts/:payoutId', [controllers.payments.Payouts, 'show']).as('show')
    router.get('/:id/statements', [controllers.payments.Statements, 'index']).as('statements')
    router.get('/:id/statements/:month', [controllers.payments.Statements, 'show']).as('statement')
  })
  .prefix('/api/artists')
  .as('payouts')
  .use(middleware.access({ to: 'signed-in' }))

router
  .group(() => {
    router
      .get('/artists/:id/statements/:month.csv', [controllers.payments.Statements, 'csv'])
      .as('csv')
    router
      .get('/artists/:id/statements/:month.pdf', [controllers.payments.Statements, 'pdf'])
      .as('pdf')
  })
  .as('statement_files')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist' }),
    middleware.limit({ name: 'statement-files', requests: 120, per: '1 hour' }),
  ])
