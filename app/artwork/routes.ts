import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get('/artwork/mockups/:productType/:color.svg', [controllers.artwork.Drawings, 'mockup'])
      .as('mockup')
    router
      .get('/artwork/posters/:accent/:seed/:shape.svg', [controllers.artwork.Drawings, 'poster'])
      .as('poster')
  })
  .as('artwork')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))
