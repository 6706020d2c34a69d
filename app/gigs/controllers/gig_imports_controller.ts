import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { IdempotencyStore } from '#core/database/idempotency'
import { InvalidField, NotFound } from '#core/exceptions/errors'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'
import { ForgetImportSource } from '#gigs/actions/forget_import_source'
import { SaveGigImport } from '#gigs/actions/save_gig_import'
import { CalendarReader, calendarAddress } from '#gigs/import/calendar_reader'
import { UnreadableSource, type GigValues } from '#gigs/import/read_gig'
import { readCalendar, readFile, readText } from '#gigs/import/read_source'
import { GigImportQueries } from '#gigs/queries/gig_import_queries'
import { ImportPreviewQuery } from '#gigs/queries/import_preview_query'
import {
  gigImportValidator,
  importAddressValidator,
  importPreviewValidator,
} from '#gigs/validators/gig_import_validator'

/**
 * An artist imports gigs. POST /api/gig-imports/preview (a file or pasted text) and /read (an address) say what would
 * change, POST /api/gig-imports saves it, DELETE /api/gig-imports/:id forgets a kept address.
 */
@inject()
export default class GigImportsController {
  constructor(
    private artists: ArtistQueries,
    private imports: GigImportQueries,
    private importPreview: ImportPreviewQuery,
    private calendars: CalendarReader,
    private saveGigImport: SaveGigImport,
    private forgetImportSource: ForgetImportSource,
    private idempotency: IdempotencyStore,
    private log: BandLog
  ) {}

  async preview(ctx: HttpContext) {
    const artist = await ownProfile(ctx, this.artists)
    const { file, fileName, text, ...defaults } =
      await ctx.request.validateUsing(importPreviewValidator)
    if ((file === undefined) === (text === undefined))
      throw new InvalidField('file', 'oneSource', 'Choose a file or paste your dates first')
    const asked = {
      artistId: artist.id,
      bandName: artist.band_name,
      label: fileName || null,
      ...defaults,
    }
    return refusing(file === undefined ? 'text' : 'file', () =>
      this.importPreview.handle(
        (read) =>
          file === undefined ? readText(text!, read) : readFile(Buffer.from(file, 'base64'), read),
        asked
      )
    )
  }

  async read(ctx: HttpContext) {
    const artist = await ownProfile(ctx, this.artists)
    const body = await ctx.request.validateUsing(importAddressValidator)
    const kept = body.sourceId ? await this.imports.source(artist.id, body.sourceId) : null
    if (body.sourceId && !kept?.address) throw new NotFound()
    return refusing('address', async () => {
      const address = kept?.address ?? calendarAddress(body.address ?? '')
      const bytes = await this.calendars.read(address)
      const source = kept ?? (await this.imports.sourceAt(artist.id, address))
      const { timeZone, time } = body
      return this.importPreview.handle((defaults) => readCalendar(bytes, defaults), {
        artistId: artist.id,
        bandName: artist.band_name,
        label: new URL(address).hostname,
        address,
        source,
        timeZone,
        time,
      })
    })
  }

  async store(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const { source, tour, add, change, remove } =
      await ctx.request.validateUsing(gigImportValidator)
    if (add.length + change.length + remove.length === 0 && !source.address)
      throw new InvalidField('add', 'required', 'Tick at least one date')
    const address =
      source.address && (await refusing('address', async () => calendarAddress(source.address!)))
    const wanted = {
      artistId,
      userId: ctx.auth.getUserOrFail().id,
      source: { ...source, address },
      tour: tourIn(tour),
      add: add.map(whole),
      change: change.map(whole),
      remove,
    }
    const key = idempotencyKey(ctx, 'gig-imports')
    const entry = { artistId, actorUserId: ctx.auth.getUserOrFail().id, subject: source.name }
    const id = await this.idempotency.handle(key, (trx) =>
      this.log.change(
        () => this.saveGigImport.handle(wanted, trx),
        () => ({ ...entry, action: 'gig.import' }),
        trx
      )
    )
    return ctx.response.status(201).send(await this.imports.resultOf(id))
  }

  async destroy(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    await this.forgetImportSource.handle({ id: pathId(ctx.params.id), artistId })
    return ctx.response.status(204).send('')
  }
}

/** The tour that the ticked lines join: one by its id, or a new one by its name. */
function tourIn(tour?: { id?: number; name?: string } | null) {
  if (!tour) return null
  const { id, name } = tour
  if ((id === undefined) === (name === undefined))
    throw new InvalidField('tour', 'oneTour', 'Name the tour in one way: id or name')
  return id === undefined ? { name: name! } : { id }
}

type Sent = Omit<GigValues, 'venue' | 'city'> & { venue?: string | null; city?: string | null }

const values = <Values extends Sent>(sent: Values) => ({
  ...sent,
  venue: sent.venue || null,
  city: sent.city || null,
})

/** A line whose empty places are null, and whose empty recurrence is a text. */
const whole = <Line extends Sent & { read: Sent; recurrence?: string | null }>(line: Line) => ({
  ...values(line),
  recurrence: line.recurrence ?? '',
  read: values(line.read),
})

/** A source that cannot be read is a wrong field. */
async function refusing<Result>(field: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error
    throw new InvalidField(field, 'readable', error.message)
  }
}
