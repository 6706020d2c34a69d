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

/** Ids of the gigs that a change of the defaults may reach: those with the tour's shares, and those with its texts. */
export type GigsWithDefaults = { shares: number[]; texts: number[] }

/**
 * Finds the upcoming gigs of a tour, not cancelled and with an open sheet, that still have its defaults. A gig whose shares
 * were set for the gig itself is left out, even if they are the same. Locks the gigs if given a transaction.
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
