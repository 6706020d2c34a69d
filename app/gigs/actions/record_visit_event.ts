import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#core/database/in_transaction'

export const VISIT_EVENTS = ['view', 'basket'] as const

export type VisitEventKind = (typeof VISIT_EVENTS)[number]

type Event = {
  kind: VisitEventKind
  productId: number
  artistId: number
  qrCodeId: number
  visitorHash: string
  at: DateTime
}

/** Counts a view or a basket of a product once for a visitor of a day and the code they came by. */
export class RecordVisitEvent {
  /** @returns whether this call counted it. */
  async handle(event: Event, caller?: TransactionClientContract): Promise<boolean> {
    return inTransaction(caller, async (trx) => {
      // No unique key can hold it: the table lies in parts by month.
      await trx.rawQuery('SELECT pg_advisory_xact_lock(hashtext(?))', [event.visitorHash])
      const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
        `INSERT INTO visit_events (kind, artist_id, product_id, qr_code_id, visitor_hash, occurred_at)
         SELECT :kind, :artistId, :productId, :qrCodeId, :visitorHash, :at::timestamptz
          WHERE NOT EXISTS (SELECT 1 FROM visit_events
                             WHERE visitor_hash = :visitorHash AND product_id = :productId AND kind = :kind
                               AND qr_code_id = :qrCodeId AND occurred_at > :at::timestamptz - interval '1 day')`,
        { ...event, at: event.at.toSQL()! }
      )
      return rowCount === 1
    })
  }
}
