import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import type { GigReportRow, GigSums } from '#insights/queries/gig_analytics_query'
import type { Addendum, ClosedRow } from '#insights/settlement/settlement_addenda'
import { settleCategories, settlePieces, settleTotals } from '#insights/settlement/settlement_goods'
import { settleParties, type AgreedShare } from '#insights/settlement/settlement_parties'
import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import { toGigAnalytics, toGigName } from '#insights/transformers/gig_analytics_transformer'
import { clock } from '#shared/clock'
import { HOURS_AFTER } from '#shared/gig_hours'
import { add, fraction, fromNumber, pence, toNumber } from '#shared/money'

type Settled = {
  gig: GigReportRow
  bandName: string
  rows: readonly SettlementRow[]
  shares: readonly AgreedShare[]
  sums: GigSums | undefined
}

/** As many products as the sheet names whose shares fall short. */
const MOST_SHORT = 20

/** The figures of a settlement sheet in pounds, without shipping; times are ISO. */
export function toFigures({ gig, bandName, rows, shares, sums }: Settled) {
  const totals = settleTotals(rows)
  const pieces = settlePieces(rows)
  const parties = settleParties(rows, shares)
  const { visitors, checkouts, conversion } = toGigAnalytics(sums)
  const { attendance } = gig
  return {
    gig: toGigName(gig),
    venue: gig.venue,
    bandName,
    attendance,
    perHead:
      attendance === null ? null : toNumber(fraction(fromNumber(totals.gross), 1, attendance)),
    visitors,
    paidOrders: checkouts,
    conversion,
    categories: settleCategories(rows),
    ...totals,
    parties,
    short: toNumber(add(pence(0), ...parties.map(({ total }) => fromNumber(total.short)))),
    shortPieces: pieces.filter(({ short }) => short > 0).slice(0, MOST_SHORT),
    example: pieces[0] ?? null,
    countsUntil: DateTime.fromJSDate(gig.starts_at).plus({ hours: HOURS_AFTER }).toUTC().toISO()!,
  }
}

export type SettlementFigures = ReturnType<typeof toFigures>

/** What is stored when a sheet is closed: what was shown, and each row that it was made of. */
export type StoredSheet = { figures: SettlementFigures; rows: ClosedRow[] }

export const toStored = (
  figures: SettlementFigures,
  rows: readonly SettlementRow[]
): StoredSheet => ({
  figures,
  rows: rows.map(({ orderId, refunded }) => ({ orderId, refunded })),
})

/** Names the figures of a sheet: two that are the same have the same version, however many visitors came meanwhile. */
export function versionOf(figures: SettlementFigures): string {
  const signed = { ...figures, visitors: null, conversion: null }
  return createHash('sha256').update(JSON.stringify(signed)).digest('hex').slice(0, 32)
}

/** What a closed sheet comes to with its addenda. */
function totalsWith(figures: SettlementFigures, addenda: readonly Addendum[]) {
  const sum = (amounts: number[]) => toNumber(add(pence(0), ...amounts.map(fromNumber)))
  const names = new Map(figures.parties.map(({ id, name }) => [id, name]))
  for (const { parties } of addenda)
    for (const { id, name } of parties) names.set(id, names.get(id) ?? name)
  return {
    afterRefunds: sum([figures.afterRefunds, ...addenda.map(({ sales }) => sales)]),
    earnings: sum([figures.earnings, ...addenda.map(({ earnings }) => earnings)]),
    own: sum([figures.own, ...addenda.map(({ own }) => own)]),
    parties: [...names].map(([id, name]) => ({
      id,
      name,
      payable: sum([
        ...figures.parties.filter((party) => party.id === id).map(({ total }) => total.payable),
        ...addenda.flatMap(({ parties }) =>
          parties.filter((party) => party.id === id).map(({ payable }) => payable)
        ),
      ]),
    })),
  }
}

type Shown = { figures: SettlementFigures; closedAt: Date | null; addenda: Addendum[] }

/** A settlement sheet for its artist and admins. `isCounting`: orders of the 48 hours after the gig may still come. */
export function toSettlement({ figures, closedAt, addenda }: Shown) {
  const now = clock.now().toUTC()
  return {
    ...figures,
    version: versionOf(figures),
    countedAt: closedAt?.toISOString() ?? now.toISO()!,
    isCounting: now < DateTime.fromISO(figures.countsUntil),
    closedAt: closedAt?.toISOString() ?? null,
    addenda,
    withAddenda: addenda.length === 0 ? null : totalsWith(figures, addenda),
  }
}

export type Settlement = ReturnType<typeof toSettlement>
