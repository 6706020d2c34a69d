import { DateTime, Settings } from 'luxon'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/**
 * The only source of the present. Tests freeze or move it; nothing else asks for the time (a lint rule holds it).
 */
let read: () => DateTime = () => DateTime.utc()

export const clock = {
  now: (): DateTime => read(),

  /** When the current day began, in the platform’s time zone. */
  today: (): DateTime => read().setZone(PLATFORM_TIMEZONE).startOf('day'),

  /**
   * Replaces the time source and returns what restores it. Luxon's own clock follows, and with it the times that
   * Lucid stamps on rows.
   */
  set(source: () => DateTime): () => void {
    const previous = { read, luxon: Settings.now }
    const moved = () => {
      // The source itself may go by Luxon's clock.
      const outer = Settings.now
      Settings.now = previous.luxon
      try {
        return source()
      } finally {
        Settings.now = outer
      }
    }
    read = moved
    Settings.now = () => moved().toMillis()
    return () => {
      read = previous.read
      Settings.now = previous.luxon
    }
  },
}
