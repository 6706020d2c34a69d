import type { HttpContext } from '@adonisjs/core/http'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import type { SessionStoreContract } from '@adonisjs/session/types'

type ResolvedConfig = ConstructorParameters<typeof SessionMiddleware>[0]

async function resolvedConfig(): Promise<ResolvedConfig> {
  const config = await configProvider.resolve<ResolvedConfig>(app, app.config.get('session'))
  return config!
}

/**
 * Sessions as in production (database and encrypted cookie) instead of the memory of the other tests; returns what
 * restores it. For tests that look at the session itself.
 */
export async function useRealSessions(): Promise<() => void> {
  const config = await resolvedConfig()
  app.container.swap(
    SessionMiddleware,
    () => new SessionMiddleware({ ...config, store: 'hybrid' }, emitter as never)
  )
  return () => app.container.restore(SessionMiddleware)
}

/** The store of one request that came with this session id. */
export async function realSessionStore(sessionId: string): Promise<SessionStoreContract> {
  const config = await resolvedConfig()
  const request = {
    cookie: () => sessionId,
    encryptedCookie: () => undefined,
    cookiesList: () => ({}),
  }
  const context = { request, response: { clearCookie() {} } } as unknown as HttpContext
  return config.stores.hybrid!(context, config)
}
