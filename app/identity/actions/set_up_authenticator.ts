import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { mailOutbox } from '#core/mail/main'
import { LockOwnAccount } from '#identity/actions/lock_own_account'
import { wrongCode } from '#identity/actions/verify_second_factor'
import { SecondFactorExpired, SecondFactorOn } from '#identity/errors'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { replaceRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { encryptSecret } from '#identity/second_factor/secret_encryption'
import { stepOfCode } from '#identity/second_factor/totp'
import { cancelRemovals } from '#identity/second_factor_removal/cancel_removals'
import { clock } from '#shared/clock'

/**
 * `code`: of the app, which proves that it has the secret. `mustBeFirst`: refused where there is a second factor.
 * `accessVersion`: of the account when the first step of a log-in under way was made; left out by a session.
 */
type SetUp = Actor & {
  secret: string
  code: string
  mustBeFirst?: boolean
  accessVersion?: number
}

/** Adds an authenticator app to an account, which turns two-step login on where it was off; the owner is mailed a notice. */
@inject()
export class SetUpAuthenticator {
  constructor(
    private lockOwnAccount: LockOwnAccount,
    private record: RecordAuditEntry
  ) {}

  /**
   * @returns the recovery codes where the app is the account's first second factor, else null. Throws InvalidField for a
   * wrong code, SecondFactorOn, SecondFactorExpired and SignInRequired.
   */
  async handle(setUp: SetUp): Promise<string[] | null> {
    const { secret, code, mustBeFirst, accessVersion, ...actor } = setUp
    const userId = actor.actorUserId
    const step = stepOfCode(secret, code.replace(/\s/g, ''))
    if (step === null) throw wrongCode()
    return db.transaction(async (trx) => {
      const locked = await this.lockOwnAccount.handle(userId, trx)
      // A new password since the first step ends the log-in.
      if (accessVersion !== undefined && locked.accessVersion !== accessVersion)
        throw new SecondFactorExpired()
      if (await trx.from('authenticators').where('user_id', userId).first())
        throw new SecondFactorOn()
      const isFirst = !(await hasSecondFactor(userId, trx))
      if (mustBeFirst && !isFirst) throw new SecondFactorOn()
      await trx.table('authenticators').insert({
        user_id: userId,
        secret: encryptSecret(secret),
        last_step: step,
        created_at: clock.now().toJSDate(),
      })
      await cancelRemovals({ userIds: [userId], by: 'owner', ...actor }, trx)
      const codes = isFirst ? await replaceRecoveryCodes(userId, trx) : null
      const data = { userId, change: isFirst ? ('turned-on' as const) : ('app-added' as const) }
      await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
      const action = isFirst ? 'user.two_step_on' : 'user.app_add'
      await this.record.handle({ ...actor, action, subjectType: 'user', subjectId: userId }, trx)
      return codes
    })
  }
}
