import { DateTime } from 'luxon'
import type { IcsProperty } from '#gigs/import/ics_components'
import type { IcsZones } from '#gigs/import/ics_zones'

/** A DTSTART, EXDATE, RDATE or RECURRENCE-ID as clocks at the venue show it. */
export type IcsStart = {
  date: string
  /** Null for a whole day. */
  time: string | null
  timeZone: string
  /** The zone was named and is not known. */
  isZoneUnknown: boolean
}

const VALUE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2}))?(Z)?)?$/

/** Null where it is no date. A moment in UTC is shown in `timeZone`; a time without a zone is taken to be in it. */
export function readStart(
  { params, value }: Pick<IcsProperty, 'params' | 'value'>,
  zones: IcsZones,
  timeZone: string
): IcsStart | null {
  const match = VALUE.exec(value.trim())
  if (!match) return null
  const [, year, month, day, hour, minute, , isUtc] = match
  const date = `${year}-${month}-${day}`
  if (!DateTime.fromISO(date, { zone: 'utc' }).isValid) return null
  if (hour === undefined) return { date, time: null, timeZone, isZoneUnknown: false }
  if (Number(hour) > 23 || Number(minute) > 59) return null
  const time = `${hour}:${minute}`
  if (isUtc) {
    const there = DateTime.fromISO(`${date}T${time}Z`).setZone(timeZone)
    return {
      date: there.toFormat('yyyy-MM-dd'),
      time: there.toFormat('HH:mm'),
      timeZone,
      isZoneUnknown: false,
    }
  }
  const tzid = params.get('TZID')
  const zone = tzid ? zones.find(tzid) : timeZone
  return { date, time, timeZone: zone ?? timeZone, isZoneUnknown: zone === null }
}

/** The dates of a list property: `EXDATE;TZID=Europe/London:20261121T193000,20261122T193000`. */
export function readDays(property: IcsProperty, zones: IcsZones, timeZone: string): string[] {
  return property.value.split(',', 1000).flatMap((value) => {
    const start = readStart({ params: property.params, value }, zones, timeZone)
    return start ? [start.date] : []
  })
}
