/**
 * Trying every role: imported outside production only, so that in production these addresses do not exist.
 */
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/dev/roles', [controllers.identity.DevRoles, 'index']).as('roles')
    router.post('/api/dev/set-role', [controllers.identity.DevRoles, 'store']).as('set_role')
    router.post('/api/dev/sign-in', [controllers.identity.DevRoles, 'signIn']).as('sign_in')
  })
  .as('dev')
  .use([middleware.ownHost(), middleware.access({ to: 'everyone' })])
