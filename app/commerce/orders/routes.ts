import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get('/orders', [controllers.commerce.orders.Orders, 'index'])
      .as('index')
      .use(middleware.access({ to: 'signed-in', area: 'orders' }))
    router
      .post('/orders/link', [controllers.commerce.orders.OrderLinks, 'store'])
      .as('link')
      .use([
        middleware.access({ to: 'everyone' }),
        middleware.limit({ name: 'order-link', requests: 30, per: '10 min' }),
      ])
    // Guests come with a link: the policy decides.
    router
      .get('/orders/:id', [controllers.commerce.orders.Orders, 'show'])
      .as('show')
      .use(middleware.access({ to: 'everyone', area: 'orders' }))
    router
      .post('/orders/:id/received', [controllers.commerce.orders.Orders, 'receive'])
      .as('receive')
      .use([
        middleware.access({ to: 'everyone', area: 'orders' }),
        middleware.limit({ name: 'order-received', requests: 60, per: '1 min' }),
      ])
    router
      .get('/artists/:id/orders', [controllers.commerce.orders.Orders, 'ofArtist'])
      .as('of_artist')
      .use(middleware.access({ to: 'signed-in', area: 'orders' }))
    router
      .get('/users/:userId/orders', [controllers.commerce.orders.Orders, 'ofUser'])
      .as('of_user')
      .use(middleware.access({ to: 'signed-in' }))
  })
  .prefix('/api')
  .as('orders')

router
  .get('/artists/:id/orders.csv', [controllers.commerce.orders.OrderExports, 'show'])
  .as('orders.export')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'orders' }),
    middleware.limit({ name: 'orders-export', requests: 60, per: '1 hour' }),
  ])

router
  .group(() => {
    router
      .get('/orders', [controllers.commerce.orders.OrderPages, 'index'])
      .as('list')
      .use(middleware.access({ to: 'signed-in' }))
    router
      .get('/orders/find', [controllers.commerce.orders.OrderPages, 'find'])
      .as('find')
      .use(middleware.access({ to: 'everyone' }))
    router
      .get('/orders/:orderNumber', [controllers.commerce.orders.OrderPages, 'show'])
      .as('order')
      .use(middleware.access({ to: 'everyone' }))
  })
  .as('order_pages')
