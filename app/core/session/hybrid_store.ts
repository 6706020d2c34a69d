import type { ConfigProvider } from '@adonisjs/core/types'
import type { HttpContext } from '@adonisjs/core/http'
import { configProvider } from '@adonisjs/core'
import type {
  SessionData,
  SessionStoreContract,
  SessionStoreFactory,
} from '@adonisjs/session/types'
import { BEGAN_KEY, TOUCHED_KEY } from '#core/session/session_life'
import { clock } from '#shared/clock'

/** Key under which the session guard keeps the account's id. */
export const ACCOUNT_KEY = 'auth_web'

/** Key of the account's access version under which the session began (`users.access_version`). */
export const ACCESS_VERSION_KEY = 'access_version'

/** A signed-in session is touched in the database at most this often. */
const TOUCH_INTERVAL_SECONDS = 300

type TaggingStore = SessionStoreContract & {
  tag(sessionId: string, userId: string): Promise<void>
}

/**
 * Sessions with a signed-in account live in the database (they can be ended from the server); everything else lives in
 * the encrypted cookie, so that a visitor who has done nothing costs no database row.
 */
class HybridStore implements SessionStoreContract {
  /** The row this request was signed in by. */
  #rowId: string | null = null

  constructor(
    private ctx: HttpContext,
    private cookieName: string,
    private cookie: SessionStoreContract,
    private database: TaggingStore
  ) {}

  /** A visitor's values travel in the cookie of the session's id; without it the session can only be in the database. */
  async read(sessionId: string) {
    const visitor = await this.cookie.read(sessionId)
    if (visitor) return visitor
    const isReturning = this.ctx.request.cookie(this.cookieName) === sessionId
    if (!isReturning) return null
    const account = await this.database.read(sessionId)
    this.#rowId = account ? sessionId : null
    return account
  }

  async write(sessionId: string, values: SessionData) {
    if (ACCOUNT_KEY in values) {
      // Ended from elsewhere meanwhile: a request still under way must not bring it back.
      if (this.#rowId === sessionId && !(await this.#hasAccount(sessionId))) return
      await this.cookie.destroy(sessionId)
      const present = presentSecond()
      const began = values[BEGAN_KEY] ?? present
      const times = { [BEGAN_KEY]: began, [TOUCHED_KEY]: present }
      await this.database.write(sessionId, { ...values, ...times })
      return this.database.tag(sessionId, String(values[ACCOUNT_KEY]))
    }
    // Signing out keeps the id: the row must go, or the old cookie would still be signed in.
    if (this.#rowId) await this.database.destroy(sessionId)
    return this.cookie.write(sessionId, values)
  }

  /** Whether the session is still signed in: it may have gone, or lost its account to a suspension. */
  async #hasAccount(sessionId: string) {
    const present = await this.database.read(sessionId)
    return present !== null && ACCOUNT_KEY in present
  }

  async destroy(sessionId: string) {
    await this.cookie.destroy(sessionId)
    if (this.#rowId) await this.database.destroy(sessionId)
  }

  async touch(sessionId: string) {
    const visitor = await this.cookie.read(sessionId)
    if (visitor) return this.cookie.touch(sessionId)
    const values = this.ctx.session.all() as SessionData
    const age = presentSecond() - Number(values[TOUCHED_KEY] ?? 0)
    if (ACCOUNT_KEY in values && age > TOUCH_INTERVAL_SECONDS) await this.write(sessionId, values)
  }
}

function presentSecond(): number {
  return Math.floor(clock.now().toSeconds())
}

export function hybridStore(
  cookie: ConfigProvider<SessionStoreFactory>,
  database: ConfigProvider<SessionStoreFactory>
) {
  return configProvider.create<SessionStoreFactory>(async (app) => {
    const [makeCookie, makeDatabase] = await Promise.all([
      cookie.resolver(app),
      database.resolver(app),
    ])
    return (ctx, config) =>
      new HybridStore(
        ctx,
        config.cookieName,
        makeCookie(ctx, config),
        makeDatabase(ctx, config) as TaggingStore
      )
  })
}
