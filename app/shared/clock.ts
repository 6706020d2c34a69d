import { DateTime } from 'luxon'

/**
 * The only source of the present. Tests freeze or move it; nothing else calls `DateTime.now()` or `new Date()`.
 */
let read: () => DateTime = () => DateTime.utc()

export const clock = {
  now: (): DateTime => read(),

  /** Replaces the time source and gives back what restores it. */
  set(source: () => DateTime): () => void {
    const previous = read
    read = source
    return () => {
      read = previous
    }
  },
}
