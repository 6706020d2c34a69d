import type { HttpContext } from '@adonisjs/core/http'
import { unreadyReason } from '#core/health/readiness'
import env from '#start/env'

/** For load balancers: alive, and ready to serve (docs/rules/http-api.md#health). */
export default class HealthController {
  live() {
    return { status: 'ok', restarts: env.get('PROCESS_RESTARTS', 0) }
  }

  async ready({ response }: HttpContext) {
    const reason = await unreadyReason()
    if (reason) return response.status(503).send({ status: 'unavailable', reason })
    return { status: 'ok' }
  }
}
