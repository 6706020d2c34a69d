import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get('/:id/payout-account', [controllers.payouts.PayoutAccounts, 'show'])
      .as('payout_account')
    router
      .post('/:id/payout-account', [controllers.payouts.PayoutAccounts, 'store'])
      .as('set_up')
      .use([
        middleware.secondFactor(),
        middleware.confirmedIdentity(),
        middleware.limit({ name: 'payout-account', requests: 30, per: '1 hour' }),
      ])
    router
      .post('/:id/payout-account/manage', [controllers.payouts.PayoutAccounts, 'manage'])
      .as('manage')
      .use([
        middleware.secondFactor(),
        middleware.confirmedIdentity(),
        middleware.limit({ name: 'payout-account-manage', requests: 30, per: '1 hour' }),
      ])
    router.get('/:id/payouts', [controllers.payouts.Payouts, 'index']).as('index')
    router.get('/:id/payouts/:payoutId', [controllers.payouts.Payouts, 'show']).as('show')
    router.get('/:id/statements', [controllers.payouts.Statements, 'index']).as('statements')
    router.get('/:id/statements/:month', [controllers.payouts.Statements, 'show']).as('statement')
  })
  .prefix('/api/artists')
  .as('payouts')
  .use(middleware.access({ to: 'signed-in', area: 'payouts' }))

router
  .group(() => {
    router
      .get('/artists/:id/statements/:month.csv', [controllers.payouts.Statements, 'csv'])
      .as('csv')
    router
      .get('/artists/:id/statements/:month.pdf', [controllers.payouts.Statements, 'pdf'])
      .as('pdf')
  })
  .as('statement_files')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'payouts' }),
    middleware.limit({ name: 'statement-files', requests: 120, per: '1 hour' }),
  ])
