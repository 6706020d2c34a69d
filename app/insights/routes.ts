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
      .use(middleware.access({ to: 'signed-in', area: 'gigs' }))
    router
      .get('/gigs/:id/settlement', [controllers.insights.Settlements, 'show'])
      .as('settlement')
      .use(middleware.access({ to: 'signed-in', area: 'settlement' }))
    router
      .post('/gigs/:id/settlement/close', [controllers.insights.Settlements, 'close'])
      .as('close_settlement')
      .use([
        middleware.access({ to: 'artist', area: 'settlement' }),
        middleware.limit({ name: 'settlements', requests: 60, per: '1 hour' }),
      ])
  })
  .prefix('/api')
  .as('insights')

router
  .group(() => {
    router.get('/gigs/:id/settlement.pdf', [controllers.insights.Settlements, 'pdf']).as('pdf')
    router.get('/gigs/:id/settlement.csv', [controllers.insights.Settlements, 'csv']).as('csv')
  })
  .as('settlement_files')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'settlement' }),
    middleware.limit({ name: 'settlement-files', requests: 60, per: '10 min' }),
  ])

router
  .get('/tours/:id/figures.csv', [controllers.insights.TourFiles, 'csv'])
  .as('tour_files.csv')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'settlement' }),
    middleware.limit({ name: 'settlement-files', requests: 60, per: '10 min' }),
  ])
