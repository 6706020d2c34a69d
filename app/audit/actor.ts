import type { HttpContext } from '@adonisjs/core/http'

/** Who does something, and in which request: the id under which the log has it. */
export type Actor = { actorUserId: number; requestId: string | null }

export function actorOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Actor {
  return { actorUserId: auth.getUserOrFail().id, requestId: request.id() ?? null }
}
