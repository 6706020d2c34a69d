import type { HttpContext } from '@adonisjs/core/http'
import { InvalidField } from '#core/exceptions/errors'
import type { IdempotencyKey } from '#core/database/idempotency'

/**
 * The Idempotency-Key of a request, in the scope of its account, else of the visitor's session (which the
 * XSRF token proves they have); null where none was sent.
 */
export function idempotencyKey(ctx: HttpContext, call: string): IdempotencyKey | null {
  const key = readIdempotencyKey(ctx.request)
  if (key === null) return null
  return { scope: idempotencyScope(ctx, call), key, body: ctx.request.body() }
}

/** The key itself, or null where none was sent. */
export function readIdempotencyKey(request: HttpContext['request']): string | null {
  const key = request.header('idempotency-key')
  if (key === undefined) return null
  if (!/^[\x21-\x7E]{1,200}$/.test(key)) {
    throw new InvalidField(
      'Idempotency-Key',
      'format',
      'Idempotency-Key must be 1 to 200 visible characters'
    )
  }
  return key
}

/** The scope of one caller's keys for one call: callers never share a key. */
export function idempotencyScope(ctx: HttpContext, call: string): string {
  const caller = ctx.auth.user ? `account:${ctx.auth.user.id}` : `session:${ctx.session.sessionId}`
  return `${call}:${caller}`
}
