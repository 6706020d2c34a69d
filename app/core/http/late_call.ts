import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { IdempotencyStore } from '#core/database/idempotency'
import { InvalidField, TooLongAgo } from '#core/exceptions/errors'
import { readIdempotencyKey } from '#core/http/idempotency_key'
import { clock } from '#shared/clock'

/** How late a call may come (docs/rules/http-api.md#calls-made-offline). */
const LATEST_HOURS = 12

/**
 * When the visitor did what this call reports: `Happened-At`, where it was made without a network, else now. A phone
 * whose clock is ahead means now. Throws TooLongAgo.
 */
export function happenedAt({ request }: Pick<HttpContext, 'request'>): DateTime {
  const now = clock.now()
  const text = request.header('happened-at')
  if (text === undefined) return now
  const at = DateTime.fromISO(text, { zone: now.zone })
  if (!at.isValid) throw new InvalidField('Happened-At', 'format', 'Happened-At must be a time')
  if (at < now.minus({ hours: LATEST_HOURS })) throw new TooLongAgo()
  return at > now ? now : at
}

type Work<Result> = (trx: TransactionClientContract | undefined) => Promise<Result>

/**
 * Counts something once for the Idempotency-Key of its call, so that it can be sent again after a lost answer. Null where
 * the key was received before. The key is random and known to its sender alone, so that it needs no session. `work` must
 * use no connection but that of its transaction.
 */
export async function countOnce<Result>(
  { request }: Pick<HttpContext, 'request'>,
  scope: string,
  work: Work<Result>
): Promise<Result | null> {
  const key = readIdempotencyKey(request)
  if (key === null) return work(undefined)
  return db.transaction(async (trx) => {
    const isNew = await new IdempotencyStore().accept({ scope, key, body: null }, trx)
    return isNew ? work(trx) : null
  })
}

/**
 * Does something once for the Idempotency-Key of its call, so that a repeat does not undo what was changed since. Null
 * where the key was received before. `work` may run twice where two calls arrive at once.
 */
export async function doOnce<Result>(
  { request }: Pick<HttpContext, 'request'>,
  scope: string,
  work: () => Promise<Result>
): Promise<Result | null> {
  const key = readIdempotencyKey(request)
  if (key === null) return work()
  const keys = new IdempotencyStore()
  if (await keys.knows({ scope, key })) return null
  const result = await work()
  await keys.accept({ scope, key, body: null })
  return result
}
