import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ProviderConnection } = controllers.fulfilment

router
  .get('/api/printful/status', [ProviderConnection, 'status'])
  .as('provider.status')
  .use(middleware.access({ to: 'artist-or-admin' }))

router
  .group(() => {
    router.get('/api/printful/auth-url', [ProviderConnection, 'authorizationUrl']).as('auth_url')
    router.get('/printful/callback', [ProviderConnection, 'callback']).as('callback')
  })
  .as('provider')
  .use(middleware.access({ to: 'admin' }))
