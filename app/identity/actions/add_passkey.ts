import { randomUUID } from 'node:crypto'
import {
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import {
  PasskeyRefused,
  SecondFactorExpired,
  SecondFactorOn,
  TooManyPasskeys,
} from '#identity/errors'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import {
  MOST_PASSKEYS,
  type OwnPasskey,
  ownPasskey,
  type PasskeyRow,
} from '#identity/passkeys/passkey'
import { SIGNATURE_ALGORITHMS } from '#identity/passkeys/passkey_options'
import { relyingParty } from '#identity/passkeys/relying_party'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { replaceRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'
import { clock } from '#shared/clock'

type NewPasskey = Actor & {
  name: string
  challenge: string
  passkey: Omit<RegistrationResponseJSON, 'clientExtensionResults'>
  /** Refused where there is a second factor. */
  mustBeFirst?: boolean
  /** Of the account when the first step of a log-in under way was made; left out by a session. */
  accessVersion?: number
}

/** `recoveryCodes`: where the passkey is the account's first second factor. */
type Added = { passkey: OwnPasskey; recoveryCodes: string[] | null }

/**
 * Adds a passkey to an account, which turns two-step login on where it was off; the owner is mailed a notice. Throws
 * PasskeyRefused, TooManyPasskeys, SecondFactorOn, SecondFactorExpired and SignInRequired.
 */
@inject()
export class AddPasskey {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  async handle(added: NewPasskey): Promise<Added> {
    const { name, challenge, passkey, mustBeFirst, accessVersion, ...actor } = added
    const userId = actor.actorUserId
    const credential = await verifiedCredential(passkey, challenge)
    return db.transaction(async (trx) => {
      const locked = await this.lockOwnAccount.handle(userId, trx)
      // A new password since the first step ends the log-in.
      if (accessVersion !== undefined && locked.accessVersion !== accessVersion)
        throw new SecondFactorExpired()
      const isFirst = !(await hasSecondFactor(userId, trx))
      if (mustBeFirst && !isFirst) throw new SecondFactorOn()
      const own = await trx.from('passkeys').where('user_id', userId)
      if (own.length >= MOST_PASSKEYS) throw new TooManyPasskeys()
      const [row] = await trx
        .insertQuery<PasskeyRow>()
        .table('passkeys')
        .insert({
          user_id: userId,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey),
          signature_count: credential.counter,
          transports: credential.transports ?? [],
          name,
          created_at: clock.now().toJSDate(),
        })
        .onConflict('credential_id')
        .ignore()
        .returning('*')
      if (!row) throw new PasskeyRefused()
      await cancelRemovals({ userIds: [userId], by: 'owner', ...actor }, trx)
      const recoveryCodes = isFirst ? await replaceRecoveryCodes(userId, trx) : null
      const data = { userId, change: 'passkey-added' as const }
      await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
      const subject = { action: 'user.passkey_add', subjectType: 'user', subjectId: userId }
      await this.record.handle({ ...actor, ...subject, after: { passkeyId: row.id } }, trx)
      return { passkey: ownPasskey(row), recoveryCodes }
    })
  }
}

/** The key that the authenticator has made for this challenge. */
async function verifiedCredential(
  passkey: NewPasskey['passkey'],
  challenge: string
): Promise<WebAuthnCredential> {
  const { id, origin } = relyingParty()
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
  }).catch((error: Error) => {
    throw new PasskeyRefused(error)
  })
  if (!verified.verified) throw new PasskeyRefused()
  return verified.registrationInfo.credential
}
