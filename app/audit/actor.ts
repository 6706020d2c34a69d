import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#core/audit_port'

export function actorOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Actor {
  return { actorUserId: auth.getUserOrFail().id, requestId: request.id() ?? null }
}
