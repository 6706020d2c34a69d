import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { parseView } from '#core/http/list_views'
import { toReport, type ReportRow } from '#moderation/transformers/report_transformer'
import { ACCOUNT_NAME } from '#shared/account_name'
import { UNDECIDED_STATES, type ReportState } from '#shared/report'

/** `undecided`: an admin has to decide; `decided`: upheld or dismissed. */
export const REPORT_VIEWS = ['undecided', 'decided'] as const

export type ReportView = (typeof REPORT_VIEWS)[number]

const STATES: Record<ReportView, ReportState[]> = {
  undecided: [...UNDECIDED_STATES],
  decided: ['upheld', 'dismissed'],
}

/** What is due first comes first; of what was decided, the latest. */
const ORDERS: Record<ReportView, CursorOrder> = {
  undecided: {
    name: 'reports:undecided',
    keys: [
      { column: 'reports.due_at', direction: 'asc', kind: 'time' },
      { column: 'reports.id', direction: 'asc', kind: 'integer' },
    ],
  },
  decided: {
    name: 'reports:decided',
    keys: [
      { column: 'reports.updated_at', direction: 'desc', kind: 'time' },
      { column: 'reports.id', direction: 'desc', kind: 'integer' },
    ],
  },
}

export const parseReportView = parseView(REPORT_VIEWS)

const HISTORY = `(SELECT json_agg(json_build_object('state', event.state, 'words', event.words, 'createdAt', event.created_at,
          'actor', ${ACCOUNT_NAME}) ORDER BY event.id DESC)
   FROM report_events AS event LEFT JOIN users ON users.id = event.actor_user_id AND users.deleted_at IS NULL
  WHERE event.report_id = reports.id) AS history`

const ADDITIONS = `(SELECT json_agg(json_build_object('words', addition.words, 'evidenceUrl', addition.evidence_url,
          'isOfAccount', addition.user_id IS NOT NULL, 'createdAt', addition.created_at) ORDER BY addition.id)
   FROM (SELECT * FROM report_additions WHERE report_id = reports.id ORDER BY id DESC LIMIT 50) AS addition) AS additions`

const UPHELD =
  "(SELECT count(*)::int FROM reports AS other WHERE other.artist_id = reports.artist_id AND other.state = 'upheld') AS upheld_of_artist"

/** The reports of products and stores, for admins. One statement each. */
export class ReportQueries {
  /** @param artistId only those about this artist */
  async page(view: ReportView, page: PageRequest, artistId: number | null = null) {
    const { rows, nextCursor } = await this.#page(view, page, artistId)
    return { rows: rows.map(toReport), nextCursor }
  }

  /** How many an admin has to decide. */
  async countUndecided(): Promise<number> {
    const [{ total }] = await db
      .from('reports')
      .whereIn('state', STATES.undecided)
      .count('* as total')
    return Number(total)
  }

  async #page(
    view: ReportView,
    page: PageRequest,
    artistId: number | null
  ): Promise<Page<ReportRow>> {
    const found = db
      .from('reports')
      .whereIn('reports.state', STATES[view])
      .if(artistId, (reports) => reports.where('reports.artist_id', artistId!))
      .select('reports.*')
    return paginateByCursor<ReportRow>(found, ORDERS[view], page, (part) =>
      db
        .from(part.as('reports'))
        .join('artists', 'artists.id', 'reports.artist_id')
        .leftJoin('products', 'products.id', 'reports.product_id')
        .select('reports.*', 'artists.band_name', 'products.name as product_name')
        .select(db.raw('products.takedown_id IS NOT NULL AS is_taken_down'))
        .select(db.raw(HISTORY), db.raw(ADDITIONS), db.raw(UPHELD))
    )
  }
}
