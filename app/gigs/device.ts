import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { DEVICE_COOKIE } from '#config/personal_cookies'

/** An anonymous id of the device: scans are limited by it, because a whole venue shares one address. */
export function deviceId({ request, response }: HttpContext): string {
  const known: unknown = request.cookie(DEVICE_COOKIE)
  const id = typeof known === 'string' ? known : randomUUID()
  response.cookie(DEVICE_COOKIE, id, { maxAge: '365d', httpOnly: true, sameSite: 'lax' })
  return id
}
