import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/dashboard', [controllers.studio.Dashboard, 'show'])
  .as('studio.dashboard')
  .use(middleware.access({ to: 'signed-in', portal: 'artist', area: 'dashboard' }))
