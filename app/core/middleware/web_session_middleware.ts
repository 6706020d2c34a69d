import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import InitializeAuthMiddleware from '@adonisjs/auth/initialize_auth_middleware'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import { errors as shieldErrors } from '@adonisjs/shield'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import { PAGE_POLICY } from '#config/page_policy'
import { ROLE_COOKIE, SESSION_COOKIE } from '#config/personal_cookies'
import { accessRuleOf, isApiRequest } from '#core/access'
import { ForeignOrigin } from '#core/exceptions/errors'
import {
  isSameForAll,
  isSameForEveryone,
  makeAddressCanonical,
  markPublicPage,
  setsDeviceCookie,
} from '#core/http/public_page'
import { isExemptFromCsrf, isWrite, writeOrigin } from '#core/http/write_origin'
import { signInRequired } from '#core/middleware/access_middleware'
import { ACCESS_VERSION_KEY, ACCOUNT_KEY } from '#core/session/hybrid_store'
import { SUSPENDED_KEY } from '#core/session/session_end'
import { endOfSession } from '#core/session/session_life'
import { coalesceRequest } from '#core/http/request_coalescer'
import { Bouncer } from '@adonisjs/bouncer'
import { policies } from '#generated/policies'
import { clock } from '#shared/clock'

/** Gives the request its Bouncer: policies are named `<module>/<entity>_policy` and decide over one resource. */
function initializeBouncer(ctx: HttpContext) {
  ctx.bouncer = new Bouncer(() => ctx.auth.user ?? null, {}, policies).setContainerResolver(
    ctx.containerResolver
  )
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    bouncer: Bouncer<
      Exclude<HttpContext['auth']['user'], undefined>,
      Record<string, never>,
      typeof policies
    >
  }
}

const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'`

const PRIVATE = 'private, no-store'

/** For caches in front of the shop, which are not notified of changes. Browsers revalidate each time. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'

/** Allows the camera, for the scanner of QR codes on our own pages, and denies what no page of ours asks for. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

/**
 * Session, CSRF protection and the account of a request. A cacheable public read that needs no account needs none of
 * them: it sets no cookie and is served several times faster.
 */
@inject()
export default class WebSessionMiddleware {
  constructor(
    private session: SessionMiddleware<Record<string, never>>,
    private shield: ShieldMiddleware,
    private initializeAuth: InitializeAuthMiddleware
  ) {}

  handle(ctx: HttpContext, next: NextFn) {
    return this.initializeAuth.handle(ctx, async () => {
      initializeBouncer(ctx)
      setPolicy(ctx)
      makeAddressCanonical(ctx)
      if (isCacheableRead(ctx)) return this.#withoutSession(ctx, next)
      // Private unless a controller says otherwise; the browser's history may keep a visitor's page.
      ctx.response.header('Cache-Control', isApiRequest(ctx) ? PRIVATE : 'private, no-cache')
      ctx.response.header('Permissions-Policy', PERMISSIONS)
      if (isRead(ctx) && isSameForAll(ctx)) {
        const isDevices = setsDeviceCookie(ctx)
        if (isDevices) ctx.response.header('Cache-Control', PRIVATE)
        else if (mayBeShared(ctx)) ctx.response.header('Cache-Control', SHARED)
        const output = await next()
        if (!isDevices) markPublicPage(ctx)
        keepErrorOutOfCaches(ctx)
        return output
      }
      return this.session.handle(ctx, async () => {
        // Without an account in the session the guard is not asked: it would record an error for each request of a
        // visitor.
        if (ctx.session.has(ACCOUNT_KEY)) await ctx.auth.check()
        if (isOutdated(ctx)) await endSession(ctx)
        // After signing out, the Back button must not show pages of the account.
        if (ctx.auth.user) ctx.response.header('Cache-Control', PRIVATE)
        const output = await this.#protected(ctx, next)
        hintRole(ctx)
        return output
      })
    })
  }

  /**
   * A write needs proof that one of our pages sends it: by the headers of its browser, else by the XSRF token. A lost
   * session takes its token with it: then the answer is that the user is logged out, not that the page is old.
   */
  async #protected(ctx: HttpContext, next: NextFn) {
    // On a read, Shield sets the token and so begins the visitor's session, to which idempotency keys belong.
    const origin = isWrite(ctx) && !isExemptFromCsrf(ctx) ? writeOrigin(ctx, appUrl) : 'unknown'
    if (origin === 'foreign') throw new ForeignOrigin()
    if (origin === 'own') return next()
    try {
      return await this.shield.handle(ctx, next)
    } catch (error) {
      const isBadToken = error instanceof shieldErrors.E_BAD_CSRF_TOKEN
      throw isBadToken ? (signInRequired(ctx) ?? error) : error
    }
  }

  async #withoutSession(ctx: HttpContext, next: NextFn) {
    const isForVisitors = accessRuleOf(ctx.route)?.cacheable === 'visitors'
    if (isForVisitors) ctx.response.header('Vary', 'Cookie')
    const output = await (isForVisitors ? coalesceRequest(ctx, next) : next())
    keepErrorOutOfCaches(ctx)
    return output
  }
}

/** A page alone: the answer to a visit has the same address. */
function mayBeShared({ request, route }: HttpContext): boolean {
  const page = accessRuleOf(route)?.page
  return !request.header('x-inertia') && page !== undefined && isSameForEveryone(page)
}

/** An error of one moment, such as a database that is away, must not be shown to everybody by a cache in front. */
function keepErrorOutOfCaches({ response }: HttpContext) {
  if (response.getStatus() >= 400) response.header('Cache-Control', PRIVATE)
}

/** Lets scripts know from the first paint on which header to show; it outlives the session, which alone counts. */
function hintRole({ auth, request, response }: HttpContext) {
  // Also after the log-in that this request asks for, which `auth.user` does not know of.
  const role = auth.use('web').user?.userType ?? 'visitor'
  if (request.plainCookie(ROLE_COOKIE, { encoded: false }) === role) return
  response.plainCookie(ROLE_COOKIE, role, {
    encode: false,
    httpOnly: false,
    sameSite: 'lax',
    maxAge: '400d',
  })
}

/**
 * Whether the session is over: its time is up, or all sessions of the account have ended. A log-in may finish just after
 * the suspension, deletion or new password that ended them.
 */
function isOutdated({ auth, session }: HttpContext): boolean {
  if (!auth.user) return false
  if (auth.user.isBarred || auth.user.accessVersion !== session.get(ACCESS_VERSION_KEY, 0))
    return true
  return endOfSession(session.all(), auth.user.userType === 'admin') <= clock.now().toSeconds()
}

/** Logs out; a suspended account's session keeps why it ended. */
async function endSession({ auth, session }: HttpContext) {
  const isSuspended = Boolean(auth.user?.isSuspended)
  await auth.use('web').logout()
  if (isSuspended) session.put(SUSPENDED_KEY, true)
}

/** The policies of an answer. What a call or a file answers is data: nothing of it may run or be framed. */
function setPolicy(ctx: HttpContext) {
  const isData = isApiRequest(ctx) || accessRuleOf(ctx.route)?.cacheable === 'always'
  ctx.response.header('Content-Security-Policy', isData ? DATA_POLICY : PAGE_POLICY)
  ctx.response.header('X-Frame-Options', 'DENY')
  if (app.inProduction)
    ctx.response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}

const isRead = ({ request }: HttpContext) =>
  request.method() === 'GET' || request.method() === 'HEAD'

function isCacheableRead(ctx: HttpContext): boolean {
  const cacheable = accessRuleOf(ctx.route)?.cacheable
  return isRead(ctx) && (cacheable === 'always' || (cacheable === 'visitors' && isVisitor(ctx)))
}

/** A visitor's session travels in a cookie of its own name; an account's session comes with the id alone. */
function isVisitor({ request }: HttpContext): boolean {
  const sessionId: unknown = request.cookie(SESSION_COOKIE)
  return typeof sessionId !== 'string' || sessionId in request.cookiesList()
}
