import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField, NotFound } from '#core/exceptions/errors'
import { ChangeGig } from '#gigs/actions/change_gig'
import { CreateGig } from '#gigs/actions/create_gig'
import { RemoveGig } from '#gigs/actions/remove_gig'
import { ChangeTourGigs } from '#gigs/actions/change_tour_gigs'
import { CreateTour } from '#gigs/actions/create_tour'
import { SkippedTime, UnknownTour } from '#gigs/errors'
import type { GigValues } from '#gigs/import/read_gig'
import Gig from '#gigs/models/gig'
import Tour from '#gigs/models/tour'
import { GigImportQueries, type ImportResult } from '#gigs/queries/gig_import_queries'
import { clock } from '#shared/clock'

type Entry = { uid: string; recurrence: string; read: GigValues } & GigValues
/** `updatedAt` as it was read. */
type Existing = { gigId: number; updatedAt?: string }

export type GigImport = {
  artistId: number
  userId: number
  source: {
    id: number | null
    kind: 'ics' | 'csv' | 'paste'
    name: string
    /** Kept, so that the calendar can be read again; null keeps none. */
    address: string | null
    timeZone: string
    time: string
  }
  /** The tour that added and changed gigs join, by its id or as a new one; null leaves them where they are. */
  tour: { id: number } | { name: string } | null
  add: Entry[]
  change: (Entry & Existing)[]
  remove: Existing[]
}

const keyOf = ({ uid, recurrence }: { uid: string; recurrence: string }) => `${uid}\n${recurrence}`

/**
 * Saves the ticked lines of an import, all or none. Imports of one artist wait for each other, and an entry of a calendar
 * becomes a gig once, however often it is saved (TOUR-4).
 */
@inject()
export class SaveGigImport {
  constructor(
    private createGig: CreateGig,
    private changeGig: ChangeGig,
    private removeGig: RemoveGig,
    private createTour: CreateTour,
    private changeTourGigs: ChangeTourGigs,
    private imports: GigImportQueries
  ) {}

  /** @returns the id of the import. Throws NotFound, ConcurrentModification, and InvalidField for a skipped time. */
  async handle(wanted: GigImport, caller?: TransactionClientContract): Promise<number> {
    return inTransaction(caller, async (trx) => {
      const { artistId, change } = wanted
      await trx.rawQuery('SELECT pg_advisory_xact_lock(hashtext(?))', [`gig-import:${artistId}`])
      const uids = [...wanted.add, ...change].map(({ uid }) => uid)
      const known = await this.imports.entries(artistId, { uids }, trx)
      const entries = new Map(known.map((entry) => [keyOf(entry), entry]))
      // Locked before any gig.
      const tourId = await this.#tour(wanted, trx)
      const sourceId = await this.#source(wanted, known[0]?.sourceId ?? null, trx)
      const joining: number[] = []
      const result: ImportResult = { added: 0, changed: 0, deleted: 0, cancelled: 0, skipped: 0 }
      for (const [index, entry] of wanted.add.entries()) {
        if (entries.get(keyOf(entry))?.gigId) {
          result.skipped += 1
          continue
        }
        const gig = { ...valuesIn(entry), artistId }
        const { id } = await this.createGig.handle(gig, `add.${index}.time`, trx)
        await this.#remember(entry, { artistId, sourceId, gigId: id }, trx)
        entries.set(keyOf(entry), { ...entry, sourceId, gigId: id })
        joining.push(id)
        result.added += 1
      }
      for (const [index, entry] of change.entries()) {
        await this.#change(entry, index, artistId, trx)
        await this.#remember(entry, { artistId, sourceId, gigId: entry.gigId }, trx)
        joining.push(entry.gigId)
        result.changed += 1
      }
      await this.#join(tourId, joining, wanted, trx)
      for (const gone of wanted.remove) result[await this.#remove(gone, artistId, trx)] += 1
      const now = clock.now().toSQL()
      await trx.from('gig_import_sources').where('id', sourceId).update({ imported_at: now })
      const [made] = await trx
        .table('gig_imports')
        .insert({ artist_id: artistId, source_id: sourceId, ...result })
        .returning('id')
      return made.id
    })
  }

  /** The locked tour that gigs join, made where it is new. */
  async #tour({ artistId, tour }: GigImport, trx: TransactionClientContract) {
    if (!tour) return null
    const tourId =
      'id' in tour
        ? tour.id
        : (await this.createTour.handle({ artistId, name: tour.name }, trx, 'tour.name')).id
    const found = await Tour.query({ client: trx })
      .where({ id: tourId, artistId })
      .forUpdate()
      .first()
    if (!found) throw new UnknownTour('tour.id')
    return tourId
  }

  async #join(
    tourId: number | null,
    add: number[],
    { artistId, userId }: GigImport,
    trx: TransactionClientContract
  ) {
    if (tourId === null || add.length === 0) return
    await this.changeTourGigs.handle({ tourId, artistId, userId }, { add, remove: [] }, trx)
  }

  async #change(
    { gigId, updatedAt, ...entry }: Entry & Existing,
    index: number,
    artistId: number,
    trx: TransactionClientContract
  ) {
    try {
      await this.changeGig.handle({ gigId, artistId }, { ...valuesIn(entry), updatedAt }, trx)
    } catch (error) {
      throw error instanceof SkippedTime ? new SkippedTime(`change.${index}.time`) : error
    }
  }

  async #remove({ gigId, updatedAt }: Existing, artistId: number, trx: TransactionClientContract) {
    const gig = await Gig.query({ client: trx }).where({ id: gigId, artistId }).forUpdate().first()
    if (!gig) throw new NotFound()
    assertNotModified('gig', gig.updatedAt, updatedAt)
    return this.removeGig.handle({ gigId, artistId }, trx)
  }

  /** The given source, the one with the address, the one that its entries belong to, or a new one. */
  async #source(
    { artistId, source }: GigImport,
    known: number | null,
    trx: TransactionClientContract
  ): Promise<number> {
    const { kind, name, address } = source
    const fields = { name, time_zone: source.timeZone, start_time: source.time }
    const own = () => trx.from('gig_import_sources').where('artist_id', artistId)
    const kept = address ? await own().where('address', address).select('id').first() : null
    const id = kept?.id ?? source.id ?? known
    if (id === null) {
      const [made] = await trx
        .table('gig_import_sources')
        .insert({ artist_id: artistId, kind, address, ...fields })
        .returning('id')
      return made.id
    }
    const changed = await own()
      .where('id', id)
      .update({ ...fields, ...(address ? { address } : {}) })
    if (Number(changed) === 0)
      throw new InvalidField('source.id', 'exists', 'This calendar is not yours')
    return id
  }

  /** Ties an entry to its gig, with what it says now. */
  async #remember(
    { uid, recurrence, read }: Entry,
    ids: { artistId: number; sourceId: number; gigId: number },
    trx: TransactionClientContract
  ) {
    await trx.rawQuery(
      `INSERT INTO imported_gigs (artist_id, source_id, gig_id, uid, recurrence, read_values)
       VALUES (?, ?, ?, ?, ?, ?::jsonb)
       ON CONFLICT ON CONSTRAINT imported_gigs_once DO UPDATE
         SET source_id = excluded.source_id, gig_id = excluded.gig_id, read_values = excluded.read_values`,
      [ids.artistId, ids.sourceId, ids.gigId, uid, recurrence, JSON.stringify(read)]
    )
  }
}

const valuesIn = ({ name, venue, city, date, time, timeZone }: GigValues): GigValues => ({
  name,
  venue,
  city,
  date,
  time,
  timeZone,
})
