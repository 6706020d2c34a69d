import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Receipts } = controllers.commerce.receipts

// Guests come with a link: the policy decides.
router
  .group(() => {
    router.get('/orders/:orderNumber/receipt', [Receipts, 'show']).as('show')
    router
      .get('/orders/:orderNumber/receipts/:receipt.pdf', [Receipts, 'pdf'])
      .as('pdf')
      .use(middleware.limit({ name: 'receipt-files', requests: 120, per: '1 hour' }))
  })
  .as('receipts')
  .use(middleware.access({ to: 'everyone' }))
