import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { KNOWN_DEVICE_COOKIE } from '#config/personal_cookies'
import { hashToken } from '#shared/ids'

/** So many accounts of one device are remembered. */
const MOST_ACCOUNTS = 5

/**
 * `accounts`: accounts that were logged in to here or whose mailed link was opened here; `loggedIn`: those of them that
 * finished a log-in, with the second factor where they have one. Cookies of earlier releases lack `loggedIn`.
 */
type KnownDevice = { id: string; accounts: string[]; loggedIn?: string[] }

/**
 * Remembers that an account was logged in to on this device, or that its mailed link was opened here. Wrong passwords from
 * elsewhere slow down unknown devices only, never the owner's own (LIMIT-9). The cookie is encrypted: it cannot be forged and
 * shows no email.
 */
export function rememberDevice(ctx: HttpContext, email: string, by: 'log-in' | 'link'): void {
  const { id, accounts, loggedIn = [] } = read(ctx) ?? { id: randomUUID(), accounts: [] }
  const account = nameOf(email)
  const device: KnownDevice = {
    id,
    accounts: newestFirst(account, accounts),
    loggedIn: by === 'log-in' ? newestFirst(account, loggedIn) : loggedIn,
  }
  ctx.response.encryptedCookie(KNOWN_DEVICE_COOKIE, device, {
    maxAge: '180d',
    httpOnly: true,
    sameSite: 'lax',
  })
}

const newestFirst = (account: string, others: string[]) =>
  [account, ...others.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS)

/** Returns the device's id if this account was logged in to on it, or its mailed link was opened there; else null. */
export function knownDevice(ctx: HttpContext, email: string): string | null {
  const device = read(ctx)
  return device?.accounts.includes(nameOf(email)) ? device.id : null
}

/** Returns the device's id if a log-in of this account was finished on it; else null. A mailed link is not enough (MFA-21). */
export function loggedInDevice(ctx: HttpContext, email: string): string | null {
  const device = read(ctx)
  const loggedIn: unknown = device?.loggedIn
  return device && Array.isArray(loggedIn) && loggedIn.includes(nameOf(email)) ? device.id : null
}

function read({ request }: HttpContext): KnownDevice | null {
  const value = request.encryptedCookie(KNOWN_DEVICE_COOKIE) as
    Partial<KnownDevice> | null | undefined
  return typeof value?.id === 'string' && Array.isArray(value.accounts)
    ? (value as KnownDevice)
    : null
}

const nameOf = (email: string) => hashToken(`known device\n${email.toLowerCase()}`).slice(0, 22)
