import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** A gig due the mail of the morning after, and its local day. */
export type DueGig = { gigId: number; night: string }

/** The hour at which the mail of the morning after goes out, in the time zone of the gig. */
export const MORNING_HOUR = 9

/** A mail more than this many hours late is not sent. */
const LATE_HOURS = 12

const NIGHT = "to_char(starts_at AT TIME ZONE time_zone, 'YYYY-MM-DD')"

/** SQL: nine o'clock on the day after the gig, local time. */
const MORNING = `((starts_at AT TIME ZONE time_zone)::date + 1 + make_interval(hours => ${MORNING_HOUR})) AT TIME ZONE time_zone`

/** Finds the gigs that are due the mail of the morning after. Cancelled gigs are not. */
export class DueGigsQuery {
  /** The due gigs that were not claimed yet, by id. */
  async handle(): Promise<DueGig[]> {
    return db
      .from('gigs')
      .whereNull('cancelled_at')
      .whereBetween('starts_at', this.#reach())
      .whereRaw(`${MORNING} <= ?`, [clock.now().toJSDate()])
      .whereRaw(`${MORNING} > ?`, [clock.now().minus({ hours: LATE_HOURS }).toJSDate()])
      .whereNotExists((taken) =>
        taken
          .from('gig_notices')
          .whereColumn('gig_notices.gig_id', 'gigs.id')
          .where('gig_notices.notice', 'morning-after')
          .whereRaw(`to_char(gig_notices.night, 'YYYY-MM-DD') = ${NIGHT}`)
          .select(db.raw('1'))
      )
      .orderBy('id')
      .select('id as gigId', db.raw(`${NIGHT} AS night`))
  }

  /** Whether a gig is still due the mail of that night: it was neither cancelled nor moved to another day. */
  async isDue({ gigId, night }: DueGig): Promise<boolean> {
    const found = await db
      .from('gigs')
      .where('id', gigId)
      .whereNull('cancelled_at')
      .whereRaw(`${NIGHT} = ?`, [night])
      .select('id')
      .first()
    return Boolean(found)
  }

  /** The gigs whose morning may be due: no morning comes later than 36 hours after its gig. */
  #reach(): [Date, Date] {
    const now = clock.now()
    return [now.minus({ hours: LATE_HOURS + 36 }).toJSDate(), now.toJSDate()]
  }
}
