import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { IdempotencyKeyReused } from '#core/exceptions/errors'
import { clock } from '#shared/clock'

const LIFE_HOURS = 24

/** An Idempotency-Key as one caller sent it for one call. Callers never share a key. */
export type IdempotencyKey = { scope: string; key: string; body: unknown }

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Runs the work once per key (docs/rules/http-api.md#idempotency). The key is a unique
 * row of the same transaction as the work: a simultaneous equal call waits for it, then finds what the first one made.
 */
export class IdempotencyStore {
  /** Id of what the work made, now or when the key was first sent. Throws IdempotencyKeyReused. */
  async handle(
    call: IdempotencyKey | null,
    work: (trx: TransactionClientContract) => Promise<number>,
    caller?: TransactionClientContract
  ): Promise<number> {
    return inTransaction(caller, (trx) => (call ? this.#once(call, work, trx) : work(trx)))
  }

  /** Id of what was made with a key; null where nothing was, or too long ago. */
  async find({ scope, key }: Omit<IdempotencyKey, 'body'>): Promise<number | null> {
    return (await this.#row({ scope, key }))?.resource_id ?? null
  }

  /** Ids of what was made with keys of one scope, by key; those of which nothing was made, or too long ago, are missing. */
  async findAll(scope: string, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (keys.length === 0) return new Map()
    const rows: { idempotency_key: string; resource_id: number }[] = await db
      .from('idempotency_keys')
      .where('scope', scope)
      .whereIn('idempotency_key', [...keys])
      .where('expires_at', '>', clock.now().toSQL()!)
      .whereNotNull('resource_id')
      .select('idempotency_key', 'resource_id')
    return new Map(rows.map((row) => [row.idempotency_key, row.resource_id]))
  }

  async #row({
    scope,
    key,
  }: Omit<IdempotencyKey, 'body'>): Promise<{ resource_id: number | null } | null> {
    return db
      .from('idempotency_keys')
      .where({ scope, idempotency_key: key })
      .where('expires_at', '>', clock.now().toSQL()!)
      .select('resource_id')
      .first()
  }

  /** Whether a key was received, and its time is not over. */
  async knows({ scope, key }: Omit<IdempotencyKey, 'body'>): Promise<boolean> {
    return (await this.#row({ scope, key })) !== null
  }

  /** Notes a key. @returns false where it was received before. */
  async accept(
    { scope, key, body }: IdempotencyKey,
    caller?: TransactionClientContract
  ): Promise<boolean> {
    const now = clock.now()
    const { rowCount } = await (caller ?? db).rawQuery<{ rowCount: number }>(
      `INSERT INTO idempotency_keys AS known (scope, idempotency_key, request_hash, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (scope, idempotency_key) DO UPDATE
         SET request_hash = excluded.request_hash, resource_id = NULL,
             created_at = excluded.created_at, expires_at = excluded.expires_at
         WHERE known.expires_at < excluded.created_at`,
      [scope, key, hashOf(body), now.toSQL()!, now.plus({ hours: LIFE_HOURS }).toSQL()!]
    )
    return rowCount === 1
  }

  async #once(
    { scope, key, body }: IdempotencyKey,
    work: (trx: TransactionClientContract) => Promise<number>,
    trx: TransactionClientContract
  ) {
    const requestHash = hashOf(body)
    const where = { scope, idempotency_key: key }
    if (!(await this.accept({ scope, key, body }, trx))) {
      const known = await trx.from('idempotency_keys').where(where).firstOrFail()
      if (known.request_hash !== requestHash) throw new IdempotencyKeyReused()
      return known.resource_id
    }
    const resourceId = await work(trx)
    await trx.from('idempotency_keys').where(where).update({ resource_id: resourceId })
    return resourceId
  }
}
