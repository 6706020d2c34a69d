import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { payments } = controllers.commerce

router
  .post('/api/webhooks/stripe', [payments.StripeWebhook, 'store'])
  .as('payments.stripe_webhook')
  .use(middleware.access({ to: 'provider', body: 'event' }))

router
  .group(() => {
    router
      .get('/admin/fraud-warnings', [payments.fraudWarnings.FraudWarnings, 'show'])
      .as('fraud_warnings.show')
    router
      .post('/api/admin/fraud-warnings/:id/dismiss', [
        payments.fraudWarnings.FraudWarnings,
        'dismiss',
      ])
      .as('fraud_warnings.dismiss')
  })
  .use(middleware.access({ to: 'admin', adminArea: 'disputes' }))
