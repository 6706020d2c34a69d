import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { BEAT, serverSentEvent, type BoardStream } from '#insights/live/board_stream'

/** Figures are read at most this often, however fast it sells. */
const PAUSE_MILLISECONDS = 1_000

/** After a read that failed. */
const RETRY_MILLISECONDS = 5_000

/** Timers reach no further than some days. */
const LONGEST_TIMER = 12 * 3_600_000

/** The figures of a gig, and in how many milliseconds they change by themselves; null where the gig is gone. */
type ReadGig = () => Promise<{ figures: object; changesIn: number | null } | null>

type Latest = { id: string; event: Buffer }

/** The figures of one gig, read once for all its boards that are open at this server. */
export class GigSource {
  readonly streams = new Set<BoardStream>()
  #latest: Latest | null = null
  /** How many changes were reported, and how many of them the latest figures surely hold. */
  #changes = 0
  #changesRead = 0
  #isReading = false
  #timer: NodeJS.Timeout | undefined

  /** @param keepAllowed ends the streams whose sessions have ended; called before each event */
  constructor(
    readonly artistId: number,
    private read: ReadGig,
    private keepAllowed: (streams: Iterable<BoardStream>) => Promise<void>
  ) {}

  /**
   * The board has the figures at once, where they are known already and it has others; else from a read that begins now or
   * later.
   */
  add(stream: BoardStream) {
    this.streams.add(stream)
    if (this.#latest && !this.#isStale) this.#sendTo(stream, this.#latest)
    else this.changed()
  }

  remove(stream: BoardStream) {
    this.streams.delete(stream)
    if (this.streams.size === 0) clearTimeout(this.#timer)
  }

  /** Reads the figures: at once, or after the pause that follows each read. */
  changed() {
    this.#changes += 1
    if (!this.#isReading) void this.#readWhileStale()
  }

  /** Sends each board a heartbeat: the figures that it shows are current. None where they could not be read. */
  beat() {
    for (const stream of this.streams) {
      if (stream.isOverdue) stream.end()
      else if (!this.#isStale) stream.send(BEAT)
    }
  }

  /** A change came that the latest figures may lack. */
  get #isStale(): boolean {
    return this.#changes > this.#changesRead
  }

  async #readWhileStale() {
    this.#isReading = true
    // Boards that open at the same time share one read.
    await Promise.resolve()
    while (this.#isStale && this.streams.size > 0) {
      const isRead = await this.#readOnce()
      await pause(isRead ? PAUSE_MILLISECONDS : RETRY_MILLISECONDS, undefined, { ref: false })
    }
    this.#isReading = false
  }

  async #readOnce(): Promise<boolean> {
    // A board that opens meanwhile is sent the next read: this one may lack what happened before it opened.
    const readers = [...this.streams]
    const changes = this.#changes
    try {
      const found = await this.read()
      if (!found) this.#endAll()
      else await this.#publish(readers, found.figures, found.changesIn)
      this.#changesRead = changes
      return true
    } catch (error) {
      logger.warn({ err: error }, 'The figures of a live board could not be read')
      return false
    }
  }

  async #publish(readers: BoardStream[], figures: object, changesIn: number | null) {
    this.#expect(changesIn)
    const text = JSON.stringify(figures)
    const id = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    const latest =
      this.#latest?.id === id ? this.#latest : { id, event: serverSentEvent('figures', text, id) }
    this.#latest = latest
    const behind = readers.filter((stream) => stream.lastId !== id || !stream.isUpToDate)
    await this.keepAllowed(behind)
    for (const stream of behind) if (this.streams.has(stream)) this.#sendTo(stream, latest)
  }

  #sendTo(stream: BoardStream, { id, event }: Latest) {
    stream.send(stream.lastId === id ? BEAT : event)
    stream.lastId = id
    stream.isUpToDate = true
  }

  #expect(changesIn: number | null) {
    clearTimeout(this.#timer)
    if (changesIn === null) return
    this.#timer = setTimeout(() => this.changed(), Math.min(changesIn, LONGEST_TIMER)).unref()
  }

  #endAll() {
    for (const stream of this.streams) stream.end()
  }
}
