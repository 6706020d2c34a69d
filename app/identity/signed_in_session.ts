import type { HttpContext } from '@adonisjs/core/http'
import { rememberDevice } from '#identity/known_devices'
import { ACCESS_VERSION_KEY } from '#core/session/hybrid_store'
import { SUSPENDED_KEY } from '#core/session/session_end'
import { BEGAN_KEY } from '#core/session/session_life'
import { isLocalPath } from '#core/local_path'
import { recordLogIn } from '#identity/log_ins/record_log_in'
import { LOGIN_PLACE_KEY, loginPlaceOf } from '#identity/login_place'
import { markIdentityConfirmed } from '#identity/second_factor/confirmed_identity'
import { PENDING_LOG_IN_KEY } from '#identity/second_factor/pending_log_in'
import type User from '#identity/models/user'

/** Signs in for the coming requests, under a new session id, and forgets the way there. The log-in is recorded. */
export async function startSession(ctx: HttpContext, user: User) {
  await recordLogIn(ctx, user)
  await ctx.auth.use('web').login(user)
  keepSignedIn(ctx, user)
  ctx.session.forget(BEGAN_KEY)
  ctx.session.put(LOGIN_PLACE_KEY, loginPlaceOf(ctx))
  rememberDevice(ctx, user.email, 'log-in')
  markIdentityConfirmed(ctx, user.id)
  ctx.session.forget(PENDING_LOG_IN_KEY)
  ctx.session.forget('intended')
  ctx.session.forget(SUSPENDED_KEY)
}

/**
 * Stores the account's access version in the session, which stays logged in as long as the two match. `user` is the
 * account as it was when it logged in: if its password has changed since, this session ends with the others.
 */
export function keepSignedIn({ session }: HttpContext, user: User) {
  session.put(ACCESS_VERSION_KEY, user.accessVersion ?? 0)
}

/** Where a visitor wanted to go before being asked to log in: a path of this site, else home. */
export function intendedPath({ session }: HttpContext): string {
  const wanted: unknown = session.get('intended')
  return isLocalPath(wanted) ? wanted : '/'
}

/** Keeps `?to=` of a sign-in page until the visitor has signed in, by any method. */
export function rememberIntendedPath({ request, session }: HttpContext) {
  const wanted: unknown = request.input('to')
  if (isLocalPath(wanted)) session.put('intended', wanted)
}
