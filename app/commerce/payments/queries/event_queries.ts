import db from '@adonisjs/lucid/services/db'

/** What is kept of the provider's events. */
export class EventQueries {
  /** Those of these that were never applied and are not parked, in the order given. */
  async unheard<Event extends { id: string }>(events: Event[]): Promise<Event[]> {
    const ids = events.map(({ id }) => id)
    const rows: { event_id: string }[] = await db
      .from('webhook_events')
      .where('provider', 'stripe')
      .whereIn('event_id', ids)
      .select('event_id')
    const parked: { event_id: string }[] = await db
      .from('parked_events')
      .whereIn('event_id', ids)
      .select('event_id')
    const known = new Set([...rows, ...parked].map((row) => row.event_id))
    return events.filter(({ id }) => !known.has(id))
  }

  /** Returns the time up to which all events were applied; null if it is unknown. */
  async completeUntil(): Promise<Date | null> {
    const row: { complete_until: Date } | null = await db
      .from('webhook_backfill_cursors')
      .where('provider', 'stripe')
      .select('complete_until')
      .first()
    return row?.complete_until ?? null
  }
}
