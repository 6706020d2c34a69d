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
