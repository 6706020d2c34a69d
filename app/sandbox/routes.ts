/**
 * Developers' tools and stand-ins for providers: imported outside production only, so that in production these
 * addresses do not exist.
 */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { startUpkeep } from '#sandbox/stripe/upkeep'
import '#sandbox/printful/routes'

const { sandbox } = controllers

router
  .group(() => {
    router.post('/api/dev/populate-test-data', [sandbox.TestData, 'store']).as('populate')
    router.get('/dev/mail', [sandbox.Mailbox, 'index']).as('mails')
    router.get('/dev/mail/previews', [sandbox.MailPreviews, 'index']).as('mail_previews')
    router.get('/dev/mail/previews/:name', [sandbox.MailPreviews, 'show']).as('mail_preview')
    router
      .get('/dev/mail/previews/:name/body', [sandbox.MailPreviews, 'body'])
      .as('mail_preview_body')
    router.get('/dev/mail/:id', [sandbox.Mailbox, 'show']).as('mail')
    router.get('/dev/mail/:id/body', [sandbox.Mailbox, 'body']).as('mail_body')
  })
  .as('dev')
  .use([middleware.ownHost(), middleware.access({ to: 'everyone' })])

router
  .group(() => {
    router.post('/v1/customers', [sandbox.StripeApi, 'createCustomer']).as('customers.create')
    router.post('/v1/checkout/sessions', [sandbox.StripeApi, 'createSession']).as('sessions.create')
    router
      .get('/v1/checkout/sessions/:id', [sandbox.StripeApi, 'retrieveSession'])
      .as('sessions.retrieve')
    router
      .post('/v1/checkout/sessions/:id/expire', [sandbox.StripeApi, 'expireSession'])
      .as('sessions.expire')
    router
      .get('/v1/payment_intents/:id', [sandbox.StripeApi, 'retrieveIntent'])
      .as('payment_intents.retrieve')
    router.post('/v1/refunds', [sandbox.StripeApi, 'createRefund']).as('refunds.create')
    router.get('/v1/refunds', [sandbox.StripeApi, 'listRefunds']).as('refunds.list')
    router.get('/v1/refunds/:id', [sandbox.StripeApi, 'retrieveRefund']).as('refunds.retrieve')
    router.get('/v1/balance', [sandbox.StripeApi, 'retrieveBalance']).as('balance.retrieve')
    router
      .get('/v1/balance_transactions', [sandbox.StripeApi, 'listBalanceTransactions'])
      .as('balance_transactions.list')
    router.get('/v1/disputes/:id', [sandbox.StripeApi, 'retrieveDispute']).as('disputes.retrieve')
    router
      .get('/v1/radar/early_fraud_warnings/:id', [sandbox.StripeApi, 'retrieveEarlyFraudWarning'])
      .as('early_fraud_warnings.retrieve')
    router.post('/v1/disputes/:id', [sandbox.StripeApi, 'updateDispute']).as('disputes.update')
    router.get('/v1/events', [sandbox.StripeApi, 'listEvents']).as('events.list')
    router.get('/v1/events/:id', [sandbox.StripeApi, 'retrieveEvent']).as('events.retrieve')
    router.get('/v1/account', [sandbox.StripeApi, 'retrieveAccount']).as('account.retrieve')
    router
      .get('/v1/webhook_endpoints', [sandbox.StripeApi, 'listWebhookEndpoints'])
      .as('webhook_endpoints.list')
    router.post('/v1/accounts', [sandbox.StripeConnect, 'createAccount']).as('accounts.create')
    router
      .get('/v1/accounts/:id', [sandbox.StripeConnect, 'retrieveAccount'])
      .as('accounts.retrieve')
    router
      .post('/v1/accounts/:id/login_links', [sandbox.StripeConnect, 'createLoginLink'])
      .as('login_links.create')
    router
      .post('/v1/account_links', [sandbox.StripeConnect, 'createAccountLink'])
      .as('account_links.create')
    router.post('/v1/transfers', [sandbox.StripeConnect, 'createTransfer']).as('transfers.create')
    router.get('/v1/transfers', [sandbox.StripeConnect, 'listTransfers']).as('transfers.list')
    router
      .get('/v1/transfers/:id', [sandbox.StripeConnect, 'retrieveTransfer'])
      .as('transfers.retrieve')
    router
      .post('/v1/transfers/:id/reversals', [sandbox.StripeConnect, 'createReversal'])
      .as('reversals.create')
    router
      .get('/v1/transfers/:id/reversals', [sandbox.StripeConnect, 'listReversals'])
      .as('reversals.list')
    router
      .get('/v1/payouts/:id', [sandbox.StripeConnect, 'retrieveBankPayout'])
      .as('payouts.retrieve')
    router.post('/v1/faults', [sandbox.StripeFaults, 'store']).as('faults')
    router.get('/pay/:sessionId', [sandbox.StripePaymentPage, 'show']).as('payment_page')
    router.post('/pay/:sessionId', [sandbox.StripePaymentPage, 'store']).as('pay')
    router.post('/pay/:sessionId/settle', [sandbox.StripePaymentPage, 'settle']).as('settle')
    router.get('/onboarding/:token', [sandbox.StripeOnboarding, 'show']).as('onboarding')
    router.post('/onboarding/:token', [sandbox.StripeOnboarding, 'store']).as('onboard')
    router.get('/express/:token', [sandbox.StripeExpress, 'show']).as('express')
    router.post('/express/:token', [sandbox.StripeExpress, 'store']).as('change_bank')
  })
  .prefix('/sandbox/stripe')
  .as('stripe_sandbox')
  .use(middleware.access({ to: 'everyone' }))

router
  .post('/sandbox/stripe/v1/files', [sandbox.StripeApi, 'createFile'])
  .as('stripe_sandbox.files.create')
  .use(middleware.access({ to: 'everyone', body: 'part' }))

startUpkeep()
