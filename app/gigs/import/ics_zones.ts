import ical from 'node-ical'
import { canonicalZone, isTimeZone } from '#gigs/local_time'
import type { IcsComponent } from '#gigs/import/ics_components'

/** Zones of one calendar that are looked up: no tour plays in more. */
const MOST_ZONES = 100

/** The IANA zone that a calendar's TZID means, or null: IANA names, those of Windows, and those of a VTIMEZONE. */
export class IcsZones {
  readonly #known = new Map<string, string | null>()
  readonly #locations: Map<string, string>

  constructor(zones: IcsComponent[]) {
    this.#locations = new Map(
      zones.flatMap(({ properties }) => {
        const valueOf = (name: string) => properties.find((one) => one.name === name)?.value.trim()
        const location = valueOf('X-LIC-LOCATION')
        return location ? [[valueOf('TZID') ?? '', location] as const] : []
      })
    )
  }

  find(tzid: string): string | null {
    const name = tzid.trim()
    if (!this.#known.has(name) && this.#known.size < MOST_ZONES)
      this.#known.set(name, this.#read(name))
    return this.#known.get(name) ?? null
  }

  #read(name: string): string | null {
    const location = this.#locations.get(name)
    // `/freeassociation.sourceforge.net/Europe/London` ends with the name.
    const tail = /[A-Za-z]+(?:\/[A-Za-z_+-]+){1,2}$/.exec(name.slice(-60))?.[0]
    for (const candidate of [name, location, tail]) {
      if (candidate && isTimeZone(candidate)) return canonicalZone(candidate)
    }
    return windowsZone(name)
  }
}

/** The zone of a Windows name such as `W. Europe Standard Time`, or null. */
function windowsZone(name: string): string | null {
  if (!/^[\p{L}\d .,()+-]{1,80}$/u.test(name)) return null
  const event = `UID:1\r\nDTSTART;TZID="${name}":20260101T000000\r\n`
  const parsed = ical.sync.parseICS(
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${event}END:VEVENT\r\nEND:VCALENDAR\r\n`
  )
  const entry = parsed['1'] as { start?: { tz?: string } } | undefined
  const zone = entry?.start?.tz
  return zone && isTimeZone(zone) ? canonicalZone(zone) : null
}
