import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .post('/api/webhooks/stripe', [controllers.commerce.payments.StripeWebhook, 'store'])
  .as('payments.stripe_webhook')
  .use(middleware.access({ to: 'provider', body: 'event' }))
