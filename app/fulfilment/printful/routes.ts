import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Authorizations } = controllers.fulfilment.printful

router
  .group(() => {
    router
      .get('/api/printful/auth-url', [Authorizations, 'authorizationUrl'])
      .as('auth_url')
      .use(middleware.confirmedIdentity())
    router.get('/printful/callback', [Authorizations, 'callback']).as('callback')
  })
  .as('provider')
  .use(middleware.access({ to: 'admin', adminArea: 'provider', adminAct: 'write' }))
