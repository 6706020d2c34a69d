import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'

/**
 * How often the calls of this module that could be tried out may be made. Keys are hashes: no email or address lies in the table.
 * The limiter is asked for at the time of use: commands import this before it is there.
 */
const accountFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const networkFailures = () => limiter.use({ requests: 30, duration: '1 minute' })
const strangerTries = () => limiter.use({ requests: 1_000_000, duration: '1 hour' })
const registrations = () => limiter.use({ requests: 60, duration: '10 minutes' })
const resetRequests = () => limiter.use({ requests: 5, duration: '1 hour' })
const resetRequestsOfAddress = () => limiter.use({ requests: 30, duration: '1 hour' })
const ownPasswordFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const resetAttempts = () => limiter.use({ requests: 20, duration: '15 minutes' })

function key(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/** So many wrong passwords of strangers, in an hour and from wherever, are an account's own forgetfulness. */
const FREE_STRANGER_TRIES = 10
/** Seconds between two tries of strangers at most: longer, and a stranger could keep the owner's new phone out. */
const LONGEST_PAUSE = 60

/** `network` of the caller; `device`: its id where this account was logged in to on it before. */
type SignInAttempt = { email: string; network: string; device: string | null }

const deviceKey = (email: string, device: string) => key('sign-in-device', email, device)
const strangersKey = (email: string) => key('sign-in-strangers', email)
const pauseKey = (email: string) => key('sign-in-pause', email)

/**
 * Every sign-in is counted before the password is looked at, so that many at once gain nothing, and taken back when
 * the password was right. A known device is counted by itself alone, so that nobody else can hold its owner up. Anybody
 * else is counted by network, and per account with all strangers together: after some wrong passwords one may be tried
 * in 2, 4, 8 … 60 seconds. Throws E_TOO_MANY_REQUESTS.
 */
export const signInThrottle = {
  async count({ email, network, device }: SignInAttempt) {
    if (device !== null) return accountFailures().consume(deviceKey(email, device))
    await networkFailures().consume(key('sign-in', network))
    await accountFailures().consume(key('sign-in', email, network))
    await countStranger(email)
  },
  async forgive({ email, network, device }: SignInAttempt) {
    if (device !== null) return accountFailures().delete(deviceKey(email, device))
    await networkFailures().decrement(key('sign-in', network))
    await accountFailures().delete(key('sign-in', email, network))
    await strangerTries().delete(strangersKey(email))
    await strangerTries().delete(pauseKey(email))
  },
}

async function countStranger(email: string) {
  const { consumed } = await strangerTries().increment(strangersKey(email))
  const beyond = consumed - FREE_STRANGER_TRIES
  if (beyond <= 0) return
  const seconds = Math.min(2 ** Math.min(beyond, 10), LONGEST_PAUSE)
  await limiter.use({ requests: 1, duration: `${seconds} seconds` }).consume(pauseKey(email))
}

/** A venue shares one network: all of it may register, and waits ten minutes at most (LIMIT-15). */
export async function countRegistration(network: string) {
  await registrations().consume(key('register', network))
}

export async function countResetRequest(email: string, network: string) {
  await resetRequestsOfAddress().consume(key('forgot-password', network))
  await resetRequests().consume(key('forgot-password', email, network))
}

export async function countResetAttempt(network: string) {
  await resetAttempts().consume(key('reset-password', network))
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
