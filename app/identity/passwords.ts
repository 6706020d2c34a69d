import hash from '@adonisjs/core/services/hash'
import { outsideTurn, Turns } from '#core/http/turns'

/**
 * Each hash and each check keeps one of libuv's four threads busy for a good part of a tenth of a second: many at once must
 * not take those that files and compressed answers need. Callers take turns, so that a few with many attempts do not delay
 * the others.
 */
const turns = new Turns({ atOnce: 2, ofNetwork: 1, mostWaiting: 100 })

declare const hashed: unique symbol

/** What an account stores of its password: made by `hashPassword` alone, so that storing a plain text does not compile. */
export type PasswordHash = string & { readonly [hashed]: true }

/** The caller of a check or hash: `name` identifies them in the queue, `gone` aborts when they close the connection. */
export type PasswordCaller = { name: string; gone?: AbortSignal }

/** Throws TooManyWaiting (429), and CallerGone where the caller has left before the check began. */
export const verifyPassword = (
  stored: PasswordHash,
  password: string,
  caller: PasswordCaller
): Promise<boolean> => inTurn(caller, () => driverOf(stored).verify(stored, password))

/**
 * Hashes a password to be stored. Call it before a transaction is opened: one that waits for a turn would keep its database
 * connection from others. Throws TooManyWaiting (429), and CallerGone where the caller has left before the hash began.
 */
export const hashPassword = (password: string, caller: PasswordCaller): Promise<PasswordHash> =>
  inTurn(caller, () => hash.make(password) as Promise<PasswordHash>)

/** Whether a stored hash was made by an older method or with another cost, so that it must be replaced at log-in. */
export const isOutdated = (stored: PasswordHash): boolean =>
  !isOfToday(stored) || hash.needsReHash(stored)

const isOfToday = (stored: PasswordHash) => hash.isValidHash(stored)

const driverOf = (stored: PasswordHash) => (isOfToday(stored) ? hash : hash.use('scrypt'))

/** Hashes a password that no caller has given, at the first use and once in this process. */
export function hashOnce(password: string): () => Promise<PasswordHash> {
  let made: Promise<PasswordHash> | undefined
  return () => (made ??= hashPassword(password, { name: 'this process' }))
}

function inTurn<T>({ name, gone }: PasswordCaller, work: () => Promise<T>): Promise<T> {
  return outsideTurn(() =>
    turns.run(name, () => {
      gone?.throwIfAborted()
      return work()
    })
  )
}
