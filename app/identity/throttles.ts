import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'

/**
 * How often the calls of this module that could be tried out may be made. Keys are hashes: no email or address lies in the table.
 * The limiter is asked for at the time of use: commands import this before it is there.
 */
const accountFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const addressFailures = () => limiter.use({ requests: 50, duration: '15 minutes' })
const registrations = () => limiter.use({ requests: 30, duration: '1 hour' })
const resetRequests = () => limiter.use({ requests: 5, duration: '1 hour' })
const resetRequestsOfAddress = () => limiter.use({ requests: 30, duration: '1 hour' })
const ownPasswordFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const resetAttempts = () => limiter.use({ requests: 20, duration: '15 minutes' })

function key(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/**
 * Every sign-in is counted before the password is looked at, so that many at once gain nothing, and taken back when
 * the password was right. Throws E_TOO_MANY_REQUESTS.
 */
export const signInThrottle = {
  async count(email: string, ip: string) {
    await addressFailures().consume(key('sign-in', ip))
    await accountFailures().consume(key('sign-in', email, ip))
  },
  async forgive(email: string, ip: string) {
    await addressFailures().decrement(key('sign-in', ip))
    await accountFailures().delete(key('sign-in', email, ip))
  },
}

/** A venue shares one address: generous, but not endless. */
export async function countRegistration(ip: string) {
  await registrations().consume(key('register', ip))
}

export async function countResetRequest(email: string, ip: string) {
  await resetRequestsOfAddress().consume(key('forgot-password', ip))
  await resetRequests().consume(key('forgot-password', email, ip))
}

export async function countResetAttempt(ip: string) {
  await resetAttempts().consume(key('reset-password', ip))
}

/** Tries of one's own password while signed in, counted like those of a sign-in. Throws E_TOO_MANY_REQUESTS. */
export const passwordThrottle = {
  async count(userId: number) {
    await ownPasswordFailures().consume(key('own-password', String(userId)))
  },
  async forgive(userId: number) {
    await ownPasswordFailures().delete(key('own-password', String(userId)))
  },
}
