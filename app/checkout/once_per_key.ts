import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KeyReused } from '#checkout/refusals'
import { clock } from '#shared/clock'

const LIFE_HOURS = 24

/** An Idempotency-Key as one caller sent it for one call; nobody meets another's key. */
export type CallKey = { scope: string; key: string; body: unknown }

/**
 * Runs the work once per key (API.md: the same key and body give the same answer and one order). The key is a unique
 * row of the same transaction as the work: a simultaneous equal call waits for it, then finds the result.
 */
export class OncePerKey {
  async handle(
    call: CallKey | null,
    trx: TransactionClientContract,
    work: () => Promise<number>
  ): Promise<number> {
    if (!call) return work()
    const requestHash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex')
    const now = clock.now()
    const where = { scope: call.scope, idempotency_key: call.key }

    await trx.from('idempotency_keys').where(where).where('expires_at', '<', now.toSQL()!).delete()
    const { rowCount } = await trx.rawQuery(
      `INSERT INTO idempotency_keys (scope, idempotency_key, request_hash, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?) ON CONFLICT (scope, idempotency_key) DO NOTHING`,
      [call.scope, call.key, requestHash, now.toSQL()!, now.plus({ hours: LIFE_HOURS }).toSQL()!]
    )
    if (rowCount === 0) {
      const known = await trx.from('idempotency_keys').where(where).firstOrFail()
      if (known.request_hash !== requestHash) throw new KeyReused()
      return known.checkout_id
    }
    const checkoutId = await work()
    await trx.from('idempotency_keys').where(where).update({ checkout_id: checkoutId })
    return checkoutId
  }
}
