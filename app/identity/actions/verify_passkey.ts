import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import db from '@adonisjs/lucid/services/db'
import { PasskeyRefused } from '#identity/errors'
import User from '#identity/models/user'
import { type PasskeyRow, userHandle } from '#identity/passkeys/passkey'
import { relyingParty } from '#identity/passkeys/relying_party'
import { clock } from '#shared/clock'

/** What an authenticator answered, without the extensions, which mean nothing here. */
export type PasskeyAnswer = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>

type Attempt = { passkey: PasskeyAnswer; challenge: string }

/**
 * Checks that a passkey of the shop has signed a challenge, and finds its account. The authenticator has asked for a PIN,
 * finger or face. Its count of signatures may not fall behind: that of a copied key does. Throws PasskeyRefused.
 */
export class VerifyPasskey {
  /** @param owner whose passkey it has to be; anybody's where left out */
  async handle({ passkey, challenge }: Attempt, owner?: number): Promise<User> {
    const row: PasskeyRow | null = await db
      .from('passkeys')
      .where('credential_id', passkey.id)
      .first()
    if (!row || (owner !== undefined && row.user_id !== owner)) throw new PasskeyRefused()
    const count = await signatureCount(row, passkey, challenge)
    await storeUse(row, count)
    return User.findOrFail(row.user_id)
  }
}

/** The count that the answer carries. Throws PasskeyRefused where the answer is not the key's, or not to this challenge. */
async function signatureCount(row: PasskeyRow, passkey: PasskeyAnswer, challenge: string) {
  const handle = passkey.response.userHandle
  const isOwners = handle === undefined || handle === handleText(row.user_id)
  const { id, origin } = relyingParty()
  const verified = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.signature_count),
      transports: row.transports,
    },
  }).catch((error: Error) => {
    throw new PasskeyRefused(error)
  })
  if (!verified.verified || !isOwners) throw new PasskeyRefused()
  return verified.authenticationInfo.newCounter
}

const handleText = (userId: number) => Buffer.from(userHandle(userId)).toString('base64url')

/** Of two answers with the same count, the second finds it taken; an authenticator that does not count always sends 0. */
async function storeUse({ id }: PasskeyRow, count: number) {
  const [stored] = await db
    .from('passkeys')
    .where('id', id)
    .where((query) => {
      query.where('signature_count', '<', count)
      if (count === 0) query.orWhere('signature_count', 0)
    })
    .update({ signature_count: count, last_used_at: clock.now().toJSDate() }, ['id'])
  if (stored === undefined) throw new PasskeyRefused()
}
