import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

const COOKIE = 'gigstall_device'

/** An anonymous id of the device: scans are limited by it, because a whole venue shares one address. */
export function deviceId({ request, response }: HttpContext): string {
  const known: unknown = request.cookie(COOKIE)
  const id = typeof known === 'string' ? known : randomUUID()
  response.cookie(COOKIE, id, { maxAge: '365d', httpOnly: true, sameSite: 'lax' })
  return id
}
