import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether two-step login is on for an account: it has an authenticator app or a passkey. */
export async function hasSecondFactor(
  userId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const app = await trx.from('authenticators').where('user_id', userId).first()
  return app !== null || (await trx.from('passkeys').where('user_id', userId).first()) !== null
}
