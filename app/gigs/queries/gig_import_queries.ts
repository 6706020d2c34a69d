import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KnownEntry, KnownGig } from '#gigs/import/compare_gigs'
import type { GigValues } from '#gigs/import/read_gig'
import { canonicalZone } from '#gigs/local_time'
import { toGig, type GigRow } from '#gigs/transformers/gig_transformer'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Start that is proposed for dates without one. */
const USUAL_START = '20:00'

/** Gigs around the dates of one import that are held against it. */
const MOST_GIGS = 5000

export type ImportSource = {
  id: number
  kind: 'ics' | 'csv' | 'paste'
  name: string
  address: string | null
  timeZone: string
  time: string
  importedAt: string
}

export type ImportResult = {
  added: number
  changed: number
  deleted: number
  cancelled: number
  /** Entries that another import had added meanwhile. */
  skipped: number
}

type EntryRow = {
  source_id: number
  uid: string
  recurrence: string
  read_values: GigValues
  gig_id: number | null
}

const toEntry = (row: EntryRow): KnownEntry => ({
  sourceId: row.source_id,
  uid: row.uid,
  recurrence: row.recurrence,
  read: row.read_values,
  gigId: row.gig_id,
})

export const toKnownGig = (row: GigRow): KnownGig => {
  const { id, name, venue, city, date, time, cancelledAt, updatedAt, ...gig } = toGig(row)
  return {
    id,
    name,
    venue,
    city,
    date,
    time,
    timeZone: canonicalZone(gig.timeZone),
    updatedAt,
    isCancelled: cancelledAt !== null,
  }
}

/** Reads of what an artist imported before, and from where. */
export class GigImportQueries {
  /** Zone and start of dates that name none: the zone of the gig that the artist added last. */
  async defaultsOf(artistId: number): Promise<{ timeZone: string; time: string }> {
    const latest = await db
      .from('gigs')
      .where('artist_id', artistId)
      .orderBy('id', 'desc')
      .select('time_zone')
      .first()
    return { timeZone: latest?.time_zone ?? PLATFORM_TIMEZONE, time: USUAL_START }
  }

  /** The calendars whose addresses the artist kept, the latest import first. */
  async keptOf(artistId: number): Promise<ImportSource[]> {
    const rows = await this.#sources()
      .where('artist_id', artistId)
      .whereNotNull('address')
      .orderBy([
        { column: 'imported_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(20)
    return rows.map(toSource)
  }

  /** Null for an unknown one, and for another artist's. */
  async source(artistId: number, id: number): Promise<ImportSource | null> {
    const row = await this.#sources().where({ artist_id: artistId, id }).first()
    return row ? toSource(row) : null
  }

  /** What an import did, and from which source. */
  async resultOf(importId: number): Promise<ImportResult & { id: number }> {
    return db
      .from('gig_imports')
      .where('id', importId)
      .select('source_id as id', 'added', 'changed', 'deleted', 'cancelled', 'skipped')
      .firstOrFail()
  }

  /** The source with this address, or null. */
  async sourceAt(artistId: number, address: string): Promise<ImportSource | null> {
    const row = await this.#sources().where({ artist_id: artistId, address }).first()
    return row ? toSource(row) : null
  }

  /** The entries with these UIDs, and of these sources. */
  async entries(
    artistId: number,
    { uids, sourceId }: { uids: string[]; sourceId?: number | null },
    client: TransactionClientContract | typeof db = db
  ): Promise<KnownEntry[]> {
    const rows: EntryRow[] = await client
      .from('imported_gigs')
      .where('artist_id', artistId)
      .where((query) => {
        void query.whereIn('uid', uids)
        if (sourceId) void query.orWhere('source_id', sourceId)
      })
      .select('source_id', 'uid', 'recurrence', 'read_values', 'gig_id')
    return rows.map(toEntry)
  }

  /** The artist's gigs with these ids, and those from the first to the last of these days. */
  async gigs(artistId: number, ids: number[], days: string[]): Promise<KnownGig[]> {
    const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
    const rows: GigRow[] = await db
      .from('gigs')
      .select('id', 'artist_id', 'name', 'venue', 'city', 'starts_at', 'time_zone')
      .select('cancelled_at', 'attendance', 'tour_id', 'created_at', 'updated_at')
      .where('artist_id', artistId)
      .where((query) => {
        void query.whereIn('id', ids)
        if (first && last)
          void query.orWhereRaw(
            `starts_at BETWEEN ?::date - interval '1 day' AND ?::date + interval '2 days'`,
            [first, last]
          )
      })
      .limit(MOST_GIGS)
    return rows.map(toKnownGig)
  }

  #sources() {
    return db
      .from('gig_import_sources')
      .select('id', 'kind', 'name', 'address', 'time_zone', 'start_time', 'imported_at')
  }
}

type SourceRow = {
  id: number
  kind: ImportSource['kind']
  name: string
  address: string | null
  time_zone: string
  start_time: string
  imported_at: Date
}

const toSource = (row: SourceRow): ImportSource => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  timeZone: row.time_zone,
  time: row.start_time,
  importedAt: row.imported_at.toISOString(),
})
