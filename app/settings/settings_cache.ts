import type { ChangeFeed } from '#core/database/change_feed'
import { isWithdrawn, readSettingChanges } from '#settings/setting_changes'
import { SettingHistory } from '#settings/setting_history'

/** Nothing has this tag: a change of a setting may concern every page, and is told as one of everything. */
const NO_TAGS: readonly string[] = []

type Kept = { position: number; readAt: number; history: Promise<SettingHistory> }

/**
 * The settings that admins change, kept in the process: no statement as long as the feed of changes is trusted. Where it
 * is not, as in a worker, they are read again after `maxAgeMs`, so that no process uses an old value for more than two seconds.
 */
export class SettingsCache {
  #kept: Kept | null = null
  #last = new SettingHistory([])

  constructor(
    private feed: Pick<ChangeFeed, 'position' | 'isTrusted' | 'hasChangedSince'>,
    private maxAgeMs: number
  ) {}

  /** Call it before a transaction: it may need a connection of its own. */
  async read(): Promise<SettingHistory> {
    if (this.#kept && this.#isCurrent(this.#kept)) return this.#kept.history
    const kept = {
      position: this.feed.position,
      readAt: performance.now(),
      history: readSettingChanges().then(
        (changes) => new SettingHistory(changes.filter((change) => !isWithdrawn(change)))
      ),
    }
    this.#kept = kept
    try {
      const history = await kept.history
      if (this.#kept === kept) this.#last = history
      return history
    } catch (error) {
      if (this.#kept === kept) this.#kept = null
      throw error
    }
  }

  /**
   * What was read last, without waiting, for estimates on screens; reads again behind it where that is out of date. Before
   * the first reading it is the configuration.
   */
  known(): SettingHistory {
    // A failure is met, and logged, by who waits for a reading.
    void this.read().catch(() => undefined)
    return this.#last
  }

  /** Reads them again the next time. */
  forget() {
    this.#kept = null
  }

  #isCurrent({ position, readAt }: Kept): boolean {
    if (this.feed.isTrusted()) return !this.feed.hasChangedSince(position, NO_TAGS)
    return performance.now() - readAt < this.maxAgeMs
  }
}
