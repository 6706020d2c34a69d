import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { account } = controllers

router
  .group(() => {
    router.get('/account', [account.AccountPages, 'show']).as('show')
    router.get('/account/delete', [account.AccountPages, 'deletion']).as('deletion')
    router.get('/account/verify', [account.AccountPages, 'verification']).as('verification')
  })
  .as('account')
  .use(middleware.access({ to: 'signed-in' }))

router
  .get('/account/email', [account.AccountPages, 'email'])
  .as('account.email')
  .use(middleware.access({ to: 'everyone' }))

router
  .group(() => {
    router.patch('/', [account.Profiles, 'update']).as('update')
    router.delete('/', [account.Deletions, 'destroy']).as('destroy')
    router.put('/password', [account.Passwords, 'update']).as('password')
    router.post('/sign-out-everywhere', [account.Sessions, 'destroy']).as('sessions')
  })
  .prefix('/api/account')
  .as('account_api')
  .use(middleware.access({ to: 'signed-in' }))

router
  .group(() => {
    router
      .post('/email', [account.Emails, 'store'])
      .as('email')
      .use(middleware.confirmedIdentity({ onlyWithoutPassword: true }))
    router.post('/deletion-link', [account.Deletions, 'store']).as('deletion_link')
    router.post('/verification', [account.Verifications, 'store']).as('verification')
  })
  .prefix('/api/account')
  .as('account_mails')
  .use([
    middleware.access({ to: 'signed-in' }),
    middleware.limit({ name: 'account-mail', requests: 10, per: '1 hour' }),
  ])

router
  .get('/api/account/export', [account.Exports, 'show'])
  .as('account_api.export')
  .use([
    middleware.access({ to: 'signed-in' }),
    middleware.limit({ name: 'account-export', requests: 20, per: '1 hour' }),
  ])

router
  .post('/api/account/email/confirm', [account.Emails, 'confirm'])
  .as('account_api.confirm_email')
  .use([
    middleware.access({ to: 'everyone' }),
    middleware.limit({ name: 'confirm-email', requests: 20, per: '15 min' }),
  ])

router
  .post('/api/account/verification/confirm', [account.Verifications, 'confirm'])
  .as('account_api.confirm_verification')
  .use([
    middleware.access({ to: 'signed-in' }),
    middleware.limit({ name: 'confirm-email', requests: 20, per: '15 min' }),
  ])

router
  .group(() => {
    router.get('/account/not-me', [account.IntrusionReports, 'show']).as('show')
    router
      .post('/account/not-me', [account.IntrusionReports, 'store'])
      .as('store')
      .use(middleware.limit({ name: 'intrusion', requests: 60, per: '15 min' }))
  })
  .as('account.intrusion')
  .use(middleware.access({ to: 'everyone' }))
