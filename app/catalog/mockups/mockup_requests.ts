import db from '@adonisjs/lucid/services/db'
import type { MockupRequestRow } from '#catalog/mockups/rows'
import { clock } from '#shared/clock'

/** How long a worker has a request to itself; storing a picture renews the lease. */
const LEASE_SECONDS = 180

type Changes = Partial<Omit<MockupRequestRow, 'product_id' | 'shows' | 'due_at'>>

const isOpen = "state IN ('wanted', 'asked')"

/** Claims and updates mock-up requests. One worker of all nodes has a request at a time. */
export class MockupRequests {
  /** Claims the request that has been due the longest; null where none is due. */
  async claim(): Promise<MockupRequestRow | null> {
    const now = clock.now()
    const { rows } = await db.rawQuery<{ rows: MockupRequestRow[] }>(
      `UPDATE mockup_requests SET due_at = :lease WHERE product_id = (
         SELECT product_id FROM mockup_requests WHERE ${isOpen} AND due_at <= :now
          ORDER BY due_at, product_id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING *`,
      { now: now.toJSDate(), lease: now.plus({ seconds: LEASE_SECONDS }).toJSDate() }
    )
    return rows[0] ?? null
  }

  /** Writes the outcome, unless the request was replaced. @returns whether it was written */
  async write(
    { product_id: productId, shows }: MockupRequestRow,
    changes: Changes,
    inSeconds: number
  ): Promise<boolean> {
    const now = clock.now()
    const written = await db
      .from('mockup_requests')
      .where({ product_id: productId, shows })
      .whereRaw(isOpen)
      .update({
        ...changes,
        due_at: now.plus({ seconds: inSeconds }).toJSDate(),
        updated_at: now.toJSDate(),
      })
    return Number(written) === 1
  }

  /** @returns whether it is still wanted */
  renew(request: MockupRequestRow): Promise<boolean> {
    return this.write(request, {}, LEASE_SECONDS)
  }

  /** Seconds until the next one is due; null where none is open. */
  async secondsUntilDue(): Promise<number | null> {
    const { due } = await db.from('mockup_requests').whereRaw(isOpen).min('due_at as due').first()
    return due === null ? null : Math.max(0, (due - clock.now().toMillis()) / 1_000)
  }
}
