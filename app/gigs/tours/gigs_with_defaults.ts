import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GigShare } from '#gigs/gig_shares'
import { agreeTheSame, SHARE_COLUMNS, toGigShare } from '#gigs/share_rows'
import { clock } from '#shared/clock'

type Defaults = {
  id: number
  codeLabel: string | null
  posterLine: string | null
  shares: readonly GigShare[]
}

type GigRow = {
  id: number
  code_label: string | null
  poster_line: string | null
  is_default: boolean | null
}

/** The gigs that a change of the defaults may reach: by whether they still have the tour's shares, and its texts. */
export type GigsWithDefaults = { shares: number[]; texts: number[] }

/**
 * The gigs of a tour that are to come and not cancelled, with an open sheet, and still have the defaults of the tour. One
 * whose shares were set for the gig itself is left out, even where they are the same. In a transaction they are locked.
 */
export async function gigsWithDefaults(
  tour: Defaults,
  trx?: TransactionClientContract
): Promise<GigsWithDefaults> {
  const coming = (trx ?? db)
    .from('gigs')
    .where('tour_id', tour.id)
    .where('starts_at', '>', clock.now().toJSDate())
    .whereNull('cancelled_at')
    .whereNotExists((sheet) => sheet.from('gig_sheets').whereColumn('gig_sheets.gig_id', 'gigs.id'))
    .orderBy('id')
  if (trx) void coming.forUpdate()
  const gigs: GigRow[] = await coming
    .select('id', 'code_label', 'poster_line')
    .select(
      db.raw(
        `(SELECT is_default FROM gig_share_changes WHERE gig_id = gigs.id ORDER BY id DESC LIMIT 1) AS is_default`
      )
    )
  const rows = await (trx ?? db)
    .from('gig_shares')
    .whereIn(
      'gig_id',
      gigs.map(({ id }) => id)
    )
    .orderBy('position')
    .select('gig_id', ...SHARE_COLUMNS)
  const shares = Map.groupBy(rows, (row) => row.gig_id as number)
  const idsOf = (found: GigRow[]) => found.map(({ id }) => id)
  return {
    shares: idsOf(
      gigs.filter(
        ({ id, is_default: isDefault }) =>
          isDefault !== false && agreeTheSame((shares.get(id) ?? []).map(toGigShare), tour.shares)
      )
    ),
    texts: idsOf(
      gigs.filter((gig) => gig.code_label === tour.codeLabel && gig.poster_line === tour.posterLine)
    ),
  }
}
