import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get('/orders', [controllers.orders.Orders, 'index'])
      .as('index')
      .use(middleware.access({ to: 'signed-in' }))
    // Guests come with a link: the policy decides.
    router
      .get('/orders/:id', [controllers.orders.Orders, 'show'])
      .as('show')
      .use(middleware.access({ to: 'everyone' }))
    router
      .get('/artists/:id/orders', [controllers.orders.Orders, 'ofArtist'])
      .as('of_artist')
      .use(middleware.access({ to: 'signed-in' }))
    router
      .get('/users/:userId/orders', [controllers.orders.Orders, 'ofUser'])
      .as('of_user')
      .use(middleware.access({ to: 'signed-in' }))
  })
  .prefix('/api')
  .as('orders')
