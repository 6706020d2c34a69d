import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hasSecondFactor } from '#identity/second_factor/has_second_factor'
import { clock } from '#shared/clock'
import { hashToken, randomCode } from '#shared/ids'

export const RECOVERY_CODES = 10

/** 78 bits: a hash without salt and cost is enough. */
const LENGTH = 16

/** Makes new recovery codes, which end the earlier ones. They are returned once, "7QK2-81XM-…", and stored as hashes. */
export async function replaceRecoveryCodes(
  userId: number,
  trx: TransactionClientContract
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(LENGTH))
  await trx.from('recovery_codes').where('user_id', userId).delete()
  await trx
    .table('recovery_codes')
    .multiInsert(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/**
 * Uses a recovery code, which works once.
 * @param code in capitals, without spaces and hyphens
 * @returns how many are left; null where the code is wrong or used
 */
export async function useRecoveryCode(
  userId: number,
  code: string,
  trx: TransactionClientContract
): Promise<number | null> {
  const [used] = await trx
    .from('recovery_codes')
    .where({ user_id: userId, code_hash: hashToken(code) })
    .whereNull('used_at')
    .update({ used_at: clock.now().toJSDate() }, ['user_id'])
  return used === undefined ? null : countRecoveryCodes(userId, trx)
}

async function countRecoveryCodes(userId: number, trx: TransactionClientContract): Promise<number> {
  const left = await trx.from('recovery_codes').where('user_id', userId).whereNull('used_at')
  return left.length
}

/**
 * Deletes the recovery codes of an account that has no second factor any more, which they stand in for.
 * @returns whether it has none
 */
export async function deleteUnusableRecoveryCodes(
  userId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  if (await hasSecondFactor(userId, trx)) return false
  await trx.from('recovery_codes').where('user_id', userId).delete()
  return true
}
