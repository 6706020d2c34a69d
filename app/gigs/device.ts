import { createHmac, randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { appKey } from '#config/app'
import { clock } from '#shared/clock'

const COOKIE = 'gigstall_device'

/** An anonymous id of the device: scans are limited by it, because a whole venue shares one address. */
export function deviceId({ request, response }: HttpContext): string {
  const known: unknown = request.cookie(COOKIE)
  const id = typeof known === 'string' ? known : randomUUID()
  response.cookie(COOKIE, id, { maxAge: '365d', httpOnly: true, sameSite: 'lax' })
  return id
}

/** Tells visitors of one day apart without saying who they are: a keyed hash that changes every day. */
export function visitorHash(device: string): string {
  const day = clock.now().toISODate()
  return createHmac('sha256', appKey.release())
    .update(`${day}:${device}`)
    .digest('base64url')
    .slice(0, 22)
}
