import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { KNOWN_DEVICE_COOKIE } from '#config/personal_cookies'
import { hashToken } from '#shared/ids'

/** So many accounts of one device are remembered. */
const MOST_ACCOUNTS = 5

type KnownDevice = { id: string; accounts: string[] }

/**
 * Remembers that an account was logged in to on this device. Wrong passwords from elsewhere slow down unknown devices only,
 * never the owner's own (LIMIT-9). The cookie is encrypted: it cannot be forged and shows no email.
 */
export function rememberDevice(ctx: HttpContext, email: string): void {
  const { id, accounts } = read(ctx) ?? { id: randomUUID(), accounts: [] }
  const account = nameOf(email)
  const kept = [account, ...accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS)
  ctx.response.encryptedCookie(
    KNOWN_DEVICE_COOKIE,
    { id, accounts: kept },
    { maxAge: '180d', httpOnly: true, sameSite: 'lax' }
  )
}

/** Returns the device's id if this account was logged in to on it; else null. */
export function knownDevice(ctx: HttpContext, email: string): string | null {
  const device = read(ctx)
  return device?.accounts.includes(nameOf(email)) ? device.id : null
}

function read({ request }: HttpContext): KnownDevice | null {
  const value = request.encryptedCookie(KNOWN_DEVICE_COOKIE) as
    Partial<KnownDevice> | null | undefined
  return typeof value?.id === 'string' && Array.isArray(value.accounts)
    ? (value as KnownDevice)
    : null
}

const nameOf = (email: string) => hashToken(`known device\n${email.toLowerCase()}`).slice(0, 22)
