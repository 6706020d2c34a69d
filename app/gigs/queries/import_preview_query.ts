import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { compareGigs, sourceOf, type ImportLine } from '#gigs/import/compare_gigs'
import { exportedGigId } from '#gigs/import/export_uid'
import type { ReadDefaults, ReadProblem, ReadResult } from '#gigs/import/read_gig'
import { GigImportQueries, type ImportSource } from '#gigs/queries/gig_import_queries'
import { localTimeOf } from '#gigs/local_time'
import { clock } from '#shared/clock'

type Asked = {
  artistId: number
  bandName: string
  /** Zone and start of dates that name none; left out, those of the last import of this source. */
  timeZone?: string
  time?: string
  /** The source that is read again. */
  source?: ImportSource | null
  /** What a file or address is called. */
  label: string | null
  address?: string
}

/** What an import would do: nothing of it is stored. */
export type ImportPreview = {
  source: { id: number | null; kind: ReadResult['kind']; name: string; address: string | null }
  timeZone: string
  time: string
  lines: ImportLine[]
  /** Gigs that are as they were read. */
  sameCount: number
  problems: ReadProblem[]
  isCut: boolean
}

const todayIn = (timeZone: string) => localTimeOf(clock.now(), timeZone).date

/** Compares a calendar or list with the artist's gigs. */
@inject()
export class ImportPreviewQuery {
  constructor(private imports: GigImportQueries) {}

  /** Throws what `read` throws. */
  async handle(read: (defaults: ReadDefaults) => ReadResult, asked: Asked): Promise<ImportPreview> {
    const { artistId } = asked
    const usual = asked.source ?? (await this.imports.defaultsOf(artistId))
    let defaults = this.#defaults(asked, usual)
    let result = read(defaults)
    let entries = await this.imports.entries(artistId, { uids: uidsOf(result) })
    const sourceId = asked.source?.id ?? sourceOf(result.gigs, entries)
    const source = asked.source ?? (sourceId ? await this.imports.source(artistId, sourceId) : null)
    if (source) {
      // Dates without a zone or a start are read as they were the last time: else all would have changed.
      defaults = this.#defaults(asked, source)
      result = read(defaults)
      const known = { uids: uidsOf(result), sourceId: source.id }
      entries = await this.imports.entries(artistId, known)
    }
    const ownIds = result.gigs.flatMap(({ uid }) => exportedGigId(uid, appUrl) ?? [])
    const ids = [...ownIds, ...entries.flatMap(({ gigId }) => gigId ?? [])]
    const days = result.gigs.map(({ values }) => values.date)
    const gigs = await this.imports.gigs(artistId, ids, days)
    const lines = compareGigs(
      result.gigs,
      {
        gigs,
        entries,
        sourceId: source?.id ?? null,
        exportedGigId: (uid) => exportedGigId(uid, appUrl),
        today: todayIn,
      },
      result.kind !== 'paste' && !result.isCut
    )
    return {
      source: {
        id: source?.id ?? null,
        kind: result.kind,
        name: (result.name ?? asked.label ?? source?.name ?? 'Pasted dates').slice(0, 200),
        address: asked.address ?? source?.address ?? null,
      },
      timeZone: defaults.timeZone,
      time: defaults.time,
      lines: lines.filter(({ kind }) => kind !== 'same'),
      sameCount: lines.filter(({ kind }) => kind === 'same').length,
      problems: result.problems,
      isCut: result.isCut,
    }
  }

  #defaults(asked: Asked, usual: { timeZone: string; time: string }): ReadDefaults {
    const timeZone = asked.timeZone ?? usual.timeZone
    const time = asked.time ?? usual.time
    return { timeZone, time, name: asked.bandName, today: todayIn(timeZone) }
  }
}

const uidsOf = ({ gigs }: ReadResult) => [...new Set(gigs.map(({ uid }) => uid))]
