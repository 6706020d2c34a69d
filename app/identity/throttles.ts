import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/limiter'
import type { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import { countOnBoth } from '#core/http/network_limit'
import { clock } from '#shared/clock'

/**
 * Rate limits of this module's calls that could be used to guess. Keys are hashes: the table holds no email or address. The
 * limiter is resolved at the time of use, because commands import this file before it exists.
 */
const accountFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const networkFailures = () => limiter.use({ requests: 30, duration: '1 minute' })
const networkFirstTries = () => limiter.use({ requests: 120, duration: '1 minute' })
const strangerTries = () => limiter.use({ requests: 1_000_000, duration: '1 hour' })
const pauseOf = (seconds: number) => limiter.use({ requests: 1, duration: `${seconds} seconds` })
const registrations = () => limiter.use({ requests: 30, duration: '1 hour' })
/** Longer than an account is counted: none gives its place back a second time. */
const forgivenRegistrations = () => limiter.use({ requests: 1, duration: '2 hours' })
const resetRequests = () => limiter.use({ requests: 5, duration: '1 hour' })
const resetRequestsOfAddress = () => limiter.use({ requests: 30, duration: '1 hour' })
const resetMails = () => limiter.use({ requests: 5, duration: '1 hour' })
const ownPasswordFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const secondFactorFailures = () => limiter.use({ requests: 5, duration: '15 minutes' })
const secondFactorFailuresOfDay = () => limiter.use({ requests: 30, duration: '24 hours' })
const secondFactorFailuresOfAccount = () => limiter.use({ requests: 60, duration: '24 hours' })
const removalRequests = () => limiter.use({ requests: 5, duration: '24 hours' })
const challengeUses = () => limiter.use({ requests: 1, duration: '30 minutes' })
const resetAttempts = () => limiter.use({ requests: 20, duration: '15 minutes' })

function key(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/** Wrong passwords on unknown devices, in an hour and from all networks, before an account's log-ins are slowed down. */
const FREE_STRANGER_TRIES = 10

/** The longest pause between two tries on unknown devices, in seconds. */
const LONGEST_PAUSE = 60

/** The first tries of each network for an account skip the pause, so that others cannot keep its owner's new device out. */
const TRIES_WITHOUT_PAUSE = 2

/** From so many tries on unknown devices in an hour every network has to wait for the pause: many networks are guessing. */
const MOST_TRIES_WITHOUT_PAUSE = 100

/** `network` of the caller; `device`: its id where this account was logged in to on it before. */
type SignInAttempt = { email: string; network: string; device: string | null }

const deviceKey = (email: string, device: string) => key('sign-in-device', email, device)
const strangersKey = (email: string) => key('sign-in-strangers', email)
const pauseKey = (email: string) => key('sign-in-pause', email)
const accountKey = (email: string, network: string) => key('sign-in', email, network)
const networkKey = (network: string) => key('sign-in', network)
const firstTriesKey = (network: string) => key('sign-in-first', network)

/**
 * Counts every log-in before its password is checked, so that concurrent attempts gain nothing, and undoes the count if the
 * password was right (LIMIT-9). A known device has a separate count. Any other device is counted by network, by network
 * and account, and by account over all networks: after some wrong passwords one attempt is allowed per 2, 4, 8 … 60
 * seconds. Throws E_TOO_MANY_REQUESTS; an attempt that the pause or the network's limit refuses is not counted.
 *
 * @returns undoes the count, for a right password
 */
export async function countSignIn(attempt: SignInAttempt): Promise<() => Promise<void>> {
  const { email, network, device } = attempt
  if (device !== null) {
    await accountFailures().consume(deviceKey(email, device))
    return async () => void (await accountFailures().delete(deviceKey(email, device)))
  }
  await assertNoPause(attempt)
  const { isFirst } = await countStranger(attempt)
  return async () => {
    await networkCount(network, isFirst).undo()
    await accountFailures().delete(accountKey(email, network))
    await strangerTries().delete(strangersKey(email))
    await strangerTries().delete(pauseKey(email))
  }
}

/**
 * The limit of a whole network. The first try for an email in an hour has a separate and larger limit, so that other people's
 * wrong passwords do not keep out the guests of a venue, who share one network (LIMIT-15).
 */
function networkCount(network: string, isFirst: boolean) {
  const [limit, counted] = isFirst
    ? [networkFirstTries(), firstTriesKey(network)]
    : [networkFailures(), networkKey(network)]
  return { add: () => limit.consume(counted), undo: () => limit.decrement(counted) }
}

/** Refuses during the account's pause, and counts nothing. */
async function assertNoPause({ email, network }: SignInAttempt) {
  const [own, all, pause] = await Promise.all([
    accountFailures().get(accountKey(email, network)),
    strangerTries().get(strangersKey(email)),
    pauseOf(1).get(pauseKey(email)),
  ])
  const isExempt = skipsPause({ own: (own?.consumed ?? 0) + 1, all: (all?.consumed ?? 0) + 1 })
  if (pause && !isExempt) throw new errors.E_TOO_MANY_REQUESTS(pause)
}

/** Counts an attempt and starts the account's next pause. Of concurrent attempts, those that come too late are uncounted. */
async function countStranger({ email, network }: SignInAttempt) {
  const { consumed: own } = await accountFailures().consume(accountKey(email, network))
  const takeBack = [() => accountFailures().decrement(accountKey(email, network))]
  try {
    const { consumed: all } = await strangerTries().increment(strangersKey(email))
    takeBack.push(() => strangerTries().decrement(strangersKey(email)))
    const isFirst = all === 1
    const inNetwork = networkCount(network, isFirst)
    await inNetwork.add()
    takeBack.push(inNetwork.undo)
    if (!skipsPause({ own, all })) await pauseOf(secondsAfter(all)).consume(pauseKey(email))
    return { isFirst }
  } catch (error) {
    for (const decrement of takeBack) await decrement()
    throw error
  }
}

/** @param tries with this one: `own` of its network for the account, `all` of all networks for it */
function skipsPause({ own, all }: { own: number; all: number }): boolean {
  if (all <= FREE_STRANGER_TRIES) return true
  return own <= TRIES_WITHOUT_PAUSE && all <= MOST_TRIES_WITHOUT_PAUSE
}

const secondsAfter = (tries: number) =>
  Math.min(2 ** Math.min(tries - FREE_STRANGER_TRIES, 10), LONGEST_PAUSE)

/**
 * Counts the accounts of one network, each of which is mailed a link, until their emails are verified (LIMIT-19). So a full
 * venue, which shares one network, can register, and a script with invented emails cannot. A refused try is not counted.
 */
export const registrationThrottle = {
  async count(network: string) {
    const counted = key('register', network)
    try {
      await registrations().consume(counted)
    } catch (error) {
      await registrations().decrement(counted)
      throw error
    }
  },
  /**
   * Makes room for another account on the network where the email was verified: once for each account, however often its
   * email changes, and only while the account is still counted (ACC-12).
   */
  async forgive({ id, createdAt }: { id: number; createdAt: DateTime }, network: string) {
    if (createdAt < clock.now().minus({ hours: 1 })) return
    await forgivenRegistrations().attempt(key('register-forgiven', String(id)), () =>
      registrations().decrement(key('register', network))
    )
  },
}

export async function countResetRequest(email: string, network: string) {
  await countOnBoth({
    own: { limit: resetRequests(), key: key('forgot-password', email, network) },
    network: { limit: resetRequestsOfAddress(), key: key('forgot-password', network) },
  })
}

/** @returns whether the account may be mailed one more link this hour, from whatever network it was asked for (LIMIT-16) */
export async function countResetMail(userId: number): Promise<boolean> {
  const isAllowed = await resetMails().attempt(key('reset-mail', String(userId)), () => true)
  return isAllowed ?? false
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

/** `device`: its id where a log-in of the account was finished on it before. */
type CodeAttempt = { userId: number; device: string | null }

/**
 * Codes of a second factor. A known device is counted on its own, so that a stranger who knows the password does not keep
 * the owner out; all other devices together have five tries in 15 minutes and 30 a day (MFA-4). All devices together have 60
 * wrong codes a day, which a right one does not undo (MFA-21).
 */
export const secondFactorThrottle = {
  /** Throws E_TOO_MANY_REQUESTS. */
  async count({ userId, device }: CodeAttempt) {
    await secondFactorFailures().consume(codeKey(userId, device))
    await secondFactorFailuresOfDay().consume(codeOfDayKey(userId, device))
    await secondFactorFailuresOfAccount().consume(codeOfAccountKey(userId))
  },
  async forgive({ userId, device }: CodeAttempt) {
    await secondFactorFailuresOfAccount().decrement(codeOfAccountKey(userId))
    await secondFactorFailures().delete(codeKey(userId, device))
    await secondFactorFailuresOfDay().delete(codeOfDayKey(userId, device))
  },
}

/** Requests to remove the lost second factor of an account, each of which mails its owner. */
export const removalThrottle = {
  /** Throws E_TOO_MANY_REQUESTS. */
  async count(userId: number) {
    await removalRequests().consume(key('second-factor-removal', String(userId)))
  },
  /** Takes a counted request back, where another one at the same time was inserted in its place. */
  async undo(userId: number) {
    await removalRequests().decrement(key('second-factor-removal', String(userId)))
  },
  /** After a new password: the earlier requests may be those of somebody else who knew the one before. */
  async forgive(userId: number) {
    await removalRequests().delete(key('second-factor-removal', String(userId)))
  },
}

/** @returns whether a challenge of a passkey is answered for the first time */
export async function countChallengeUse(challenge: string): Promise<boolean> {
  const isFirst = await challengeUses().attempt(key('passkey-challenge', challenge), () => true)
  return isFirst ?? false
}

const codeOfAccountKey = (userId: number) => key('second-factor-account', String(userId))

const codeKey = (userId: number, device: string | null) =>
  key('second-factor', String(userId), device ?? 'unknown')

const codeOfDayKey = (userId: number, device: string | null) =>
  key('second-factor-day', String(userId), device ?? 'unknown')
