import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { secondFactorChanged } from '#identity/mails/second_factor_changed_mail'
import { useRecoveryCode } from '#identity/second_factor/recovery_codes'
import { decryptSecret } from '#identity/second_factor/secret_encryption'
import { stepOfCode } from '#identity/second_factor/totp'
import { secondFactorThrottle } from '#identity/throttles'

/** `device`: its id where a log-in of the account was finished on it before. */
type Attempt = { userId: number; code: string; device: string | null }

/**
 * Checks a code of the account's authenticator app or one of its recovery codes, each of which is accepted once. Attempts
 * are counted; the owner is mailed when a recovery code is used. Throws InvalidField under `code`, and E_TOO_MANY_REQUESTS.
 */
export class VerifySecondFactor {
  async handle(attempt: Attempt, caller?: TransactionClientContract): Promise<void> {
    await secondFactorThrottle.count(attempt)
    const code = attempt.code.replace(/[\s-]/g, '').toUpperCase()
    await inTransaction(caller, async (trx) => {
      const isRight = /^\d{6}$/.test(code)
        ? await acceptTotpCode(attempt.userId, code, trx)
        : await acceptRecoveryCode(attempt.userId, code, trx)
      if (!isRight) throw wrongCode()
    })
    await secondFactorThrottle.forgive(attempt)
  }
}

export const wrongCode = () =>
  new InvalidField('code', 'code', 'That code is wrong or has already been used')

/** Of two requests with the same code, the second finds its step taken. */
async function acceptTotpCode(userId: number, code: string, trx: TransactionClientContract) {
  const authenticator = await trx.from('authenticators').where('user_id', userId).first()
  if (!authenticator) return false
  const secret = decryptSecret(authenticator.secret)
  if (secret === null)
    throw new Error('No key of the application can read the secret of an authenticator app')
  const step = stepOfCode(secret, code)
  if (step === null) return false
  const [accepted] = await trx
    .from('authenticators')
    .where('user_id', userId)
    .where('last_step', '<', step)
    .update({ last_step: step }, ['user_id'])
  return accepted !== undefined
}

async function acceptRecoveryCode(userId: number, code: string, trx: TransactionClientContract) {
  const left = await useRecoveryCode(userId, code, trx)
  if (left === null) return false
  const data = { userId, change: 'code-used' as const, codesLeft: left }
  await mailOutbox.send(secondFactorChanged, { event: randomUUID(), data }, trx)
  return true
}
