import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('/events', [controllers.insights.Events, 'store'])
      .as('events')
      .use([
        middleware.access({ to: 'everyone' }),
        // Generous, because a venue shares one address.
        middleware.limit({ name: 'events', requests: 1200, per: '1 min' }),
      ])
    router
      .get('/gigs/:id/live', [controllers.insights.LiveGigs, 'show'])
      .as('live')
      .use(middleware.access({ to: 'signed-in' }))
  })
  .prefix('/api')
  .as('insights')
