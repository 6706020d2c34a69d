import type { HttpContext } from '@adonisjs/core/http'
import { SetUpExpired } from '#identity/errors'
import { decryptSecret, encryptSecret } from '#identity/second_factor/secret_encryption'
import { clock } from '#shared/clock'

const NEW_SECRET_KEY = 'new_authenticator_secret'

/** How long the set-up of an app may take, in seconds. */
const LIFE = 30 * 60

type NewSecret = { encrypted: string; at: number }

/** Keeps the secret that is being set up in the account's session, encrypted: the session is a row of the database. */
export function rememberNewSecret({ session }: HttpContext, secret: string) {
  const kept: NewSecret = { encrypted: encryptSecret(secret), at: clock.now().toSeconds() }
  session.put(NEW_SECRET_KEY, kept)
}

/** The secret that is being set up. Throws SetUpExpired where there is none. */
export function secretBeingSetUp({ session }: HttpContext): string {
  const kept = session.get(NEW_SECRET_KEY) as NewSecret | undefined
  const isInTime = kept !== undefined && clock.now().toSeconds() - kept.at <= LIFE
  const secret = isInTime ? decryptSecret(kept.encrypted) : null
  if (secret === null) throw new SetUpExpired()
  return secret
}

export function forgetNewSecret({ session }: HttpContext) {
  session.forget(NEW_SECRET_KEY)
}
