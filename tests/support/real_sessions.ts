import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import SessionMiddleware from '@adonisjs/session/session_middleware'

/**
 * Sessions as in production (database and encrypted cookie) instead of the memory of the other tests; gives back what
 * restores it. For tests that look at the session itself.
 */
export async function useRealSessions(): Promise<() => void> {
  const config = await configProvider.resolve<any>(app, app.config.get('session'))
  app.container.swap(
    SessionMiddleware,
    () => new SessionMiddleware({ ...config, store: 'hybrid' }, emitter as never)
  )
  return () => app.container.restore(SessionMiddleware)
}
