import type { GigShare } from '#gigs/gig_shares'
import { localTimeOf } from '#gigs/local_time'
import { shareTerms } from '#shared/share_words'

/** `first` and `last`: the gigs at its ends; null without gigs. */
export type TourRow = {
  id: number
  artist_id: number
  name: string
  code_label: string | null
  poster_line: string | null
  created_at: Date
  updated_at: Date
  gig_count: string
  first: Date | null
  last: Date | null
  first_zone: string | null
  last_zone: string | null
}

const dayOf = (moment: Date | null, zone: string | null) =>
  moment && zone ? localTimeOf(moment, zone).date : null

/** A tour in a list: `firstDate` and `lastDate` as the calendar shows them at the venues. */
export function toTour(row: TourRow) {
  return {
    id: row.id,
    artistId: row.artist_id,
    name: row.name,
    codeLabel: row.code_label,
    posterLine: row.poster_line,
    gigCount: Number(row.gig_count),
    firstDate: dayOf(row.first, row.first_zone),
    lastDate: dayOf(row.last, row.last_zone),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export type TourShape = ReturnType<typeof toTour>

type Details = { shares: GigShare[]; gigIds: number[]; gigsWithDefaults: number }

/** A tour with its default shares, its gigs by date, and how many upcoming gigs would take changed defaults. */
export function toTourDetails(row: TourRow, { shares, ...details }: Details) {
  return {
    ...toTour(row),
    shares: shares.map((share) => ({ ...share, terms: shareTerms(share) })),
    ...details,
  }
}

export type TourDetails = ReturnType<typeof toTourDetails>
