import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('/qr-codes/:code/scan', [controllers.gigs.QrCodes, 'scan'])
      .as('scan')
      // Limited where the scan is counted: the answer stays 200.
      .use(middleware.access({ to: 'everyone' }))
    router
      .get('/artists/:id/qr-codes', [controllers.gigs.QrCodes, 'ofArtist'])
      .as('of_artist')
      .use(middleware.access({ to: 'signed-in' }))
    router
      .group(() => {
        router
          .post('/attribution/opt-out', [controllers.gigs.AttributionOptOut, 'store'])
          .as('opt_out')
        router
          .delete('/attribution/opt-out', [controllers.gigs.AttributionOptOut, 'destroy'])
          .as('opt_in')
      })
      .use([
        middleware.access({ to: 'everyone' }),
        middleware.limit({ name: 'attribution', requests: 60, per: '1 min' }),
      ])
  })
  .prefix('/api')
  .as('gigs')
