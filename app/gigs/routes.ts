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
      .use(middleware.access({ to: 'signed-in', area: 'gigs' }))
    router
      .get('/artists/:id/gigs', [controllers.gigs.Gigs, 'ofArtist'])
      .as('gigs_of_artist')
      .use(middleware.access({ to: 'signed-in', area: 'gigs' }))
    router
      .get('/artists/:id/tours', [controllers.gigs.Tours, 'ofArtist'])
      .as('tours_of_artist')
      .use(middleware.access({ to: 'signed-in', area: 'gigs' }))
    router
      .get('/tours/:id', [controllers.gigs.Tours, 'show'])
      .as('tour')
      .use(middleware.access({ to: 'signed-in', area: 'gigs' }))
    router
      .get('/gigs/:id/shares', [controllers.gigs.GigShares, 'show'])
      .as('shares')
      .use(middleware.access({ to: 'signed-in', area: 'shares' }))
    router
      .group(() => {
        router.post('/qr-codes', [controllers.gigs.OwnQrCodes, 'store']).as('create_code')
        router.patch('/qr-codes/:code', [controllers.gigs.OwnQrCodes, 'update']).as('change_code')
        router.post('/gigs', [controllers.gigs.Gigs, 'store']).as('create_gig')
        router.patch('/gigs/:id', [controllers.gigs.Gigs, 'update']).as('change_gig')
        router.delete('/gigs/:id', [controllers.gigs.Gigs, 'destroy']).as('remove_gig')
        router.post('/tours', [controllers.gigs.Tours, 'store']).as('create_tour')
        router.patch('/tours/:id', [controllers.gigs.Tours, 'update']).as('rename_tour')
        router.delete('/tours/:id', [controllers.gigs.Tours, 'destroy']).as('delete_tour')
        router
          .patch('/tours/:id/gigs', [controllers.gigs.TourParts, 'updateGigs'])
          .as('change_tour_gigs')
        router.post('/gigs/codes', [controllers.gigs.MissingCodes, 'store']).as('create_codes')
      })
      .use([
        middleware.access({ to: 'artist', area: 'gigs' }),
        middleware.limit({ name: 'gigs', requests: 300, per: '1 hour' }),
      ])
    router
      .group(() => {
        router.put('/gigs/:id/shares', [controllers.gigs.GigShares, 'update']).as('change_shares')
        router
          .put('/tours/:id/defaults', [controllers.gigs.TourParts, 'updateDefaults'])
          .as('change_tour_defaults')
      })
      .use([
        middleware.access({ to: 'artist', area: 'shares' }),
        middleware.confirmedIdentity(),
        middleware.limit({ name: 'gigs', requests: 300, per: '1 hour' }),
      ])
    router
      .put('/gigs/:id/attendance', [controllers.gigs.GigShares, 'updateAttendance'])
      .as('change_attendance')
      .use([
        middleware.access({ to: 'artist', area: 'settlement' }),
        middleware.limit({ name: 'gigs', requests: 300, per: '1 hour' }),
      ])
    router
      .group(() => {
        router.post('/preview', [controllers.gigs.GigImports, 'preview']).as('preview')
        router.post('/', [controllers.gigs.GigImports, 'store']).as('store')
      })
      .prefix('/gig-imports')
      .as('imports')
      .use([
        // A file of 2 MB.
        middleware.access({ to: 'artist', area: 'gigs', body: 'picture' }),
        middleware.limit({ name: 'gig-imports', requests: 120, per: '1 hour' }),
        middleware.picture(),
      ])
    router
      .post('/gig-imports/read', [controllers.gigs.GigImports, 'read'])
      .as('imports.read')
      .use([
        middleware.access({ to: 'artist', area: 'gigs' }),
        middleware.limit({ name: 'gig-import-addresses', requests: 60, per: '1 hour' }),
      ])
    router
      .delete('/gig-imports/:id', [controllers.gigs.GigImports, 'destroy'])
      .as('imports.forget')
      .use([
        middleware.access({ to: 'artist', area: 'gigs' }),
        middleware.limit({ name: 'gigs', requests: 300, per: '1 hour' }),
      ])
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

router
  .group(() => {
    router.get('/qr-codes/:code/image.svg', [controllers.gigs.QrFiles, 'svg']).as('svg')
    router.get('/qr-codes/:code/image.png', [controllers.gigs.QrFiles, 'png']).as('png')
  })
  .as('qr_files')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'gigs' }),
    middleware.limit({ name: 'qr-files', requests: 600, per: '10 min' }),
  ])

router
  .get('/qr-codes/:code/poster.pdf', [controllers.gigs.QrFiles, 'poster'])
  .as('qr_files.poster')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'gigs' }),
    middleware.limit({ name: 'qr-posters', requests: 60, per: '10 min' }),
  ])

router
  .group(() => {
    router.get('/artists/:id/gigs.ics', [controllers.gigs.GigFiles, 'calendar']).as('calendar')
    router.get('/artists/:id/posters.pdf', [controllers.gigs.GigFiles, 'posters']).as('posters')
  })
  .as('gig_files')
  .use([
    middleware.access({ to: 'signed-in', portal: 'artist', area: 'gigs' }),
    middleware.limit({ name: 'gig-files', requests: 60, per: '1 hour' }),
  ])

router
  .get('/g/:code', [controllers.gigs.ShortAddresses, 'show'])
  .as('gigs.short_address')
  .use(middleware.access({ to: 'everyone' }))
