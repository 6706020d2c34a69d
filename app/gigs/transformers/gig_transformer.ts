import { localTimeOf } from '#gigs/local_time'
import { toGigStub } from '#gigs/transformers/qr_code_transformer'

export type GigRow = {
  id: number
  artist_id: number
  name: string
  venue: string | null
  city: string | null
  starts_at: Date
  time_zone: string
  cancelled_at: Date | null
  attendance: number | null
  tour_id: number | null
  created_at: Date
  updated_at: Date
}

/** A gig for its artist and admins: `startsAt` in UTC, date and time as clocks show them there. */
export function toGig(row: GigRow) {
  const { date, time } = localTimeOf(row.starts_at, row.time_zone)
  return {
    id: row.id,
    artistId: row.artist_id,
    name: row.name,
    venue: row.venue,
    city: row.city,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    date,
    time,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    attendance: row.attendance,
    tourId: row.tour_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export type GigShape = ReturnType<typeof toGig>

/** One to choose from a list: its day as it is there. */
export function toComingGig({ id, name, ...row }: GigRow) {
  const stub = toGigStub({
    gig_venue: row.venue,
    gig_city: row.city,
    gig_starts_at: row.starts_at,
    gig_time_zone: row.time_zone,
  })
  return { id, name, ...stub! }
}

export type ComingGig = ReturnType<typeof toComingGig>
