import hash from '@adonisjs/core/services/hash'
import { outsideTurn, Turns } from '#core/http/turns'

/**
 * Each check keeps one of libuv's four threads busy for a good part of a tenth of a second: many log-ins at once must not
 * take those that files and compressed answers need. Callers take turns, so that a few with many tries hold up no others.
 */
const turns = new Turns({ atOnce: 2, ofNetwork: 1, mostWaiting: 100 })

/** Who asks: `name` is the same for all that one caller asks, `gone` aborts when the caller closes the connection. */
export type PasswordCaller = { name: string; gone?: AbortSignal }

/** Throws TooManyWaiting (429), and CallerGone where the caller has left before the check began. */
export const verifyPassword = (
  hashed: string,
  password: string,
  { name, gone }: PasswordCaller
): Promise<boolean> =>
  outsideTurn(() =>
    turns.run(name, () => {
      gone?.throwIfAborted()
      return hash.verify(hashed, password)
    })
  )
