import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.post('/orders', [controllers.commerce.checkout.Placements, 'store']).as('orders.store')
    router
      .post('/create-checkout-session', [
        controllers.commerce.checkout.Placements,
        'checkoutSession',
      ])
      .as('session')
  })
  .prefix('/api')
  .as('checkout')
  .use([
    middleware.access({ to: 'everyone' }),
    // A venue shares one address (docs/rules/http-api.md#limits): all of it may buy when the set is over.
    middleware.limit({ name: 'order', requests: 600, per: '1 min' }),
  ])

// Guests come with a link: the policy decides.
router
  .group(() => {
    router
      .post('/orders/:id/pay', [controllers.commerce.checkout.Purchases, 'pay'])
      .as('pay')
      .use(middleware.limit({ name: 'order-pay', requests: 60, per: '1 min' }))
    router
      .post('/orders/:id/cancel', [controllers.commerce.checkout.Purchases, 'cancel'])
      .as('cancel')
      .use(middleware.limit({ name: 'order-cancel', requests: 60, per: '1 min' }))
    router
      .post('/orders/:id/address', [controllers.commerce.checkout.Purchases, 'address'])
      .as('address')
      .use(middleware.limit({ name: 'order-address', requests: 60, per: '1 min' }))
  })
  .prefix('/api')
  .as('purchases')
  .use(middleware.access({ to: 'everyone', area: 'orders' }))

router
  .post('/api/cart/quote', [controllers.commerce.checkout.Baskets, 'quote'])
  .as('checkout.quote')
  .use([
    middleware.access({ to: 'everyone' }),
    // Each may be a call of the platform's at the printer; a venue shares one network.
    middleware.limit({ name: 'cart-quote', requests: 60, per: '1 min', perNetwork: 600 }),
  ])

// The same for all: the lines are the browser's own, and scripts ask for the account's last address.
router
  .get('/checkout', [controllers.commerce.checkout.Baskets, 'show'])
  .as('checkout.show')
  .use(middleware.access({ to: 'everyone', page: { parameters: [] } }))

router
  .group(() => {
    router
      .get('/checkout/success', [controllers.commerce.checkout.Results, 'success'])
      .as('success')
    router.get('/checkout/cancel', [controllers.commerce.checkout.Results, 'cancel']).as('cancel')
  })
  .as('checkout')
  .use(middleware.access({ to: 'everyone' }))
