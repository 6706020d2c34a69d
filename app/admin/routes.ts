import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin', [controllers.admin.Overview, 'show'])
  .as('admin.overview')
  .use(middleware.access({ to: 'admin' }))
