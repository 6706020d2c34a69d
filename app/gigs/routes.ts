import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .post('/qr-codes/:code/scan', [controllers.gigs.QrCodes, 'scan'])
      .as('scan')
      // Generous by address, because a venue shares one; the device is limited where the scan is counted.
      .use([
        middleware.access({ to: 'everyone' }),
        middleware.limit({ name: 'scan', requests: 600, per: '1 min' }),
      ])
    router
      .get('/artists/:id/qr-codes', [controllers.gigs.QrCodes, 'ofArtist'])
      .as('of_artist')
      .use(middleware.access({ to: 'signed-in' }))
  })
  .prefix('/api')
  .as('gigs')
