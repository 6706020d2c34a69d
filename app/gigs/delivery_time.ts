import { DateTime } from 'luxon'
import { clock } from '#shared/clock'

/** Production and shipping take 3-5 business days; the day of the order is none of them. */
const LONGEST_DELIVERY = 5
const FRIDAY = 5

/** Whether what is ordered now is there before a gig even if it takes longest: at the end of that day, where the gig is. */
export function arrivesBefore(startsAt: Date, zone: string): boolean {
  let day = clock.now().setZone(zone)
  for (let businessDays = 0; businessDays < LONGEST_DELIVERY;) {
    day = day.plus({ days: 1 })
    if (day.weekday <= FRIDAY) businessDays += 1
  }
  return day.endOf('day') < DateTime.fromJSDate(startsAt)
}
