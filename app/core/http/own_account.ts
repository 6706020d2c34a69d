import type { HttpContext } from '@adonisjs/core/http'
import { Forbidden } from '#core/exceptions/errors'
import { parseId } from '#shared/ids'

/**
 * The caller's id, for an address below `/api/users/:userId`: any other one, existing or not, is 403
 * (docs/rules/accounts-and-roles.md#foreign-resources).
 */
export function ownUserId({ auth, params }: Pick<HttpContext, 'auth' | 'params'>): number {
  const { id } = auth.getUserOrFail()
  if (parseId(params.userId) !== id) throw new Forbidden()
  return id
}
