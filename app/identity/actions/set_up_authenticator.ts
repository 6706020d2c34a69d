import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { wrongCode } from '#identity/actions/verify_second_factor'
import { SecondFactorOn } from '#identity/errors'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { replaceRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { encryptSecret } from '#identity/second_factor/secret_encryption'
import { stepOfCode } from '#identity/second_factor/totp'
import { clock } from '#shared/clock'

/** `code`: of the app, which proves that it has the secret. `isFirst`: only for an account that has no second factor. */
type SetUp = Actor & { secret: string; code: string; isFirst?: boolean }

/** Turns two-step login on for an account, with an authenticator app; the owner is mailed a notice. */
@inject()
export class SetUpAuthenticator {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /** The recovery codes. Throws InvalidField for a wrong code, SecondFactorOn and SignInRequired. */
  async handle({ secret, code, isFirst = false, ...actor }: SetUp): Promise<string[]> {
    const userId = actor.actorUserId
    const step = stepOfCode(secret, code.replace(/\s/g, ''))
    if (step === null) throw wrongCode()
    return db.transaction(async (trx) => {
      await this.lockOwnAccount.handle(userId, trx)
      if (await trx.from('authenticators').where('user_id', userId).first())
        throw new SecondFactorOn()
      if (isFirst && (await hasSecondFactor(userId, trx))) throw new SecondFactorOn()
      await trx.table('authenticators').insert({
        user_id: userId,
        secret: encryptSecret(secret),
        last_step: step,
        created_at: clock.now().toJSDate(),
      })
      const codes = await replaceRecoveryCodes(userId, trx)
      const data = { userId, change: 'turned-on' as const }
      await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
      const action = 'user.two_step_on'
      await this.record.handle({ ...actor, action, subjectType: 'user', subjectId: userId }, trx)
      return codes
    })
  }
}
