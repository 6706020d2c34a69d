import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'

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

/**
 * Counts a view or a basket of a product once for a visitor of a day and the code they came by, which has to be one of the
 * artist's; in one statement, so that the lock of a visitor is held for no longer than the database needs
 * (`database/functions/visit_events.sql`).
 */
export class RecordVisitEvent {
  /** @returns whether this call counted it. */
  async handle(event: Event, caller?: TransactionClientContract): Promise<boolean> {
    const { rows } = await (caller ?? db).rawQuery<{ rows: { is_counted: boolean }[] }>(
      `SELECT record_visit_event(:kind, :artistId, :productId, :qrCodeId, :visitorHash, :at) AS is_counted`,
      { ...event, at: event.at.toSQL()! }
    )
    return rows[0]!.is_counted
  }
}
