import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/artists', [controllers.artists.Artists, 'index']).as('index')
    router.get('/artists/:id', [controllers.artists.Artists, 'show']).as('show')
    router.get('/genres', [controllers.artists.Artists, 'genres']).as('genres')
  })
  .prefix('/api')
  .as('artists')
  .use(middleware.access({ to: 'everyone', cacheable: 'visitors' }))

router
  .post('/api/artists', [controllers.artists.Artists, 'store'])
  .as('artists.store')
  .use(middleware.access({ to: 'signed-in' }))

router
  .put('/api/artists/:id', [controllers.artists.Artists, 'update'])
  .as('artists.update')
  .use([
    middleware.access({ to: 'signed-in' }),
    middleware.limit({ name: 'artist-profile', requests: 120, per: '1 hour' }),
  ])

router
  .put('/api/artists/:id/upload-photo', [controllers.artists.ArtistPhotos, 'update'])
  .as('artists.photo')
  .use([
    middleware.access({ to: 'signed-in', body: 'picture' }),
    middleware.limit({ name: 'artist-photo', requests: 60, per: '1 hour' }),
    middleware.picture(),
  ])

router
  .delete('/api/artists/:id/setup-checklist', [controllers.artists.SetupChecklists, 'destroy'])
  .as('artists.dismiss_setup')
  .use([
    middleware.access({ to: 'signed-in' }),
    middleware.limit({ name: 'artist-profile', requests: 120, per: '1 hour' }),
  ])
