import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import db from '@adonisjs/lucid/services/db'
import { CHALLENGE_LIFE } from '#identity/passkeys/challenge'
import { userHandle, type PasskeyRow } from '#identity/passkeys/passkey'
import { relyingParty } from '#identity/passkeys/relying_party'

const timeout = CHALLENGE_LIFE * 1000

/** COSE numbers of the signatures that a passkey may make: EdDSA, ES256 and RS256. Every authenticator has one of them. */
export const SIGNATURE_ALGORITHMS = [-8, -7, -257]

const passkeysOf = (userId: number): Promise<PasskeyRow[]> =>
  db.from('passkeys').where('user_id', userId).orderBy('id')

const named = ({ credential_id: id, transports }: PasskeyRow) => ({ id, transports })

/**
 * What a browser needs to make a passkey for an account: one that the authenticator can list, opened by PIN,
 * finger or face, which is why it counts as two factors. Authenticators that have one of the account make no second.
 */
export async function creationOptions(user: {
  id: number
  email: string
}): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const party = relyingParty()
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: userHandle(user.id),
    userName: user.email,
    userDisplayName: user.email,
    attestationType: 'none',
    supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
    excludeCredentials: (await passkeysOf(user.id)).map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout,
  })
}

/** What a browser needs to ask for a passkey: one of this account, or any of the shop where none is named. */
export async function requestOptions(
  userId: number | null
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
    allowCredentials: userId === null ? [] : (await passkeysOf(userId)).map(named),
    timeout,
  })
}
