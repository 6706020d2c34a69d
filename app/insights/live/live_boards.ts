import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { NotificationListener } from '#core/database/notification_listener'
import { QueueFull } from '#core/exceptions/errors'
import { callDeadline, REQUEST_MILLISECONDS } from '#core/http/call_deadline'
import { BoardStream, serverSentEvent, type BoardReader } from '#insights/live/board_stream'
import { GigSource } from '#insights/live/gig_source'
import type { BoardSession, BoardSessionsQuery } from '#insights/queries/board_sessions_query'
import type { GigReportRow } from '#insights/queries/gig_analytics_query'
import type { LiveFigures } from '#insights/live/live_figures'

/** Boards of one account that are open at this server: the one that was opened first gives way. */
const MOST_OF_ACCOUNT = 12

/** Boards that are open at this server. */
const MOST = 2_000

/** How often each board gets a heartbeat, and boards of ended sessions are closed. */
const BEAT_MILLISECONDS = 15_000

/** How long the connection to PostgreSQL is kept without a board. */
const KEPT_MILLISECONDS = 30_000

/** How long a browser waits before it asks again where the connection was lost. */
const RETRY = Buffer.from('retry: 3000\n\n')

/** Tells a board to poll from now on, because its account has too many open. */
const FULL = serverSentEvent('full', 'poll')

/**
 * The live boards that are open at this server. All boards of a gig share one source, which is read when PostgreSQL says
 * that figures of its artist have changed (docs/adr/0019-pushed-live-boards.md).
 */
export class LiveBoards {
  readonly #sources = new Map<number, GigSource>()
  /** In the order in which they were opened. */
  readonly #streams = new Set<BoardStream>()
  readonly #listener = new NotificationListener({
    channels: ['figure_changes'],
    onNotification: (artistId) => this.#changed(Number(artistId)),
    onListening: () => this.#changed(),
  })
  #beat: NodeJS.Timeout | undefined
  #rest: NodeJS.Timeout | undefined
  #isClosing = false
  #hasBegun = false

  constructor(
    private figures: LiveFigures,
    private sessions: BoardSessionsQuery
  ) {}

  /** How many boards are open. */
  get size(): number {
    return this.#streams.size
  }

  /** Opens a board for a reader who may read the gig. Throws QueueFull where the server has too many or ends. */
  open(gig: GigReportRow, reader: BoardReader, lastId: string | undefined): BoardStream {
    if (this.#isClosing || this.#streams.size >= MOST) throw new QueueFull()
    this.#makeRoomFor(reader)
    const stream = new BoardStream(reader, lastId)
    this.#streams.add(stream)
    stream.send(RETRY)
    stream.body.once('close', () => this.#remove(gig.id, stream))
    // Work for a board outlives the request that opened it, and so has no deadline.
    callDeadline.without(() => {
      this.#begin()
      this.#sourceOf(gig).add(stream)
    })
    return stream
  }

  /** Ends all boards, so that the server can; each opens again at another one. */
  async close() {
    this.#isClosing = true
    for (const stream of this.#streams) stream.end()
    clearInterval(this.#beat)
    clearTimeout(this.#rest)
    await this.#listener.stop()
  }

  #makeRoomFor({ userId }: BoardReader) {
    const own = [...this.#streams].filter(({ reader }) => reader.userId === userId)
    for (const stream of own.slice(0, Math.max(0, own.length - MOST_OF_ACCOUNT + 1))) {
      this.#streams.delete(stream)
      stream.end(FULL)
    }
  }

  #sourceOf(gig: GigReportRow): GigSource {
    const known = this.#sources.get(gig.id)
    if (known) return known
    const source = new GigSource(
      gig.artist_id,
      () => callDeadline.within(REQUEST_MILLISECONDS, () => this.figures.handle(gig.id)),
      (streams) => this.#endRevoked(streams)
    )
    this.#sources.set(gig.id, source)
    return source
  }

  #remove(gigId: number, stream: BoardStream) {
    this.#streams.delete(stream)
    const source = this.#sources.get(gigId)
    source?.remove(stream)
    if (source?.streams.size === 0) this.#sources.delete(gigId)
    if (this.#streams.size === 0) this.#restSoon()
  }

  /** Reads the figures of one artist's boards again; of all boards without an id, as after a lost connection. */
  #changed(artistId?: number) {
    for (const source of this.#sources.values())
      if (artistId === undefined || source.artistId === artistId) source.changed()
  }

  #begin() {
    clearTimeout(this.#rest)
    this.#listener.start()
    this.#beat ??= setInterval(() => void this.beat(), BEAT_MILLISECONDS).unref()
    if (this.#hasBegun) return
    this.#hasBegun = true
    // The last that is registered runs first: the HTTP server then waits for connections that are about to end.
    app.terminating(() => this.close())
  }

  /** Stops the timer and the connection a while after the last board has closed; a reloaded board is back before that. */
  #restSoon() {
    this.#rest = setTimeout(() => {
      clearInterval(this.#beat)
      this.#beat = undefined
      void this.#listener.stop()
    }, KEPT_MILLISECONDS).unref()
  }

  /**
   * Ends the boards whose sessions have ended and sends the others a heartbeat. Without the database they get none, and so
   * show that their figures are out of date.
   */
  async beat() {
    try {
      await this.#endRevoked(this.#streams)
      for (const source of this.#sources.values()) source.beat()
    } catch (error) {
      logger.warn({ err: error }, 'The sessions of live boards could not be read')
    }
    if (!this.#listener.isListening) this.#changed()
  }

  /** Ends the boards of sessions that have ended, and of accounts that changed role or left the band. */
  async #endRevoked(streams: Iterable<BoardStream>) {
    const asked = [...streams]
    if (asked.length === 0) return
    const loggedIn = await callDeadline.within(REQUEST_MILLISECONDS, () =>
      this.sessions.loggedIn(asked.map(({ reader }) => reader.sessionId))
    )
    for (const stream of asked) {
      const account = loggedIn.get(stream.reader.sessionId)
      if (account && mayGoOn(stream.reader, account)) continue
      this.#streams.delete(stream)
      for (const source of this.#sources.values()) source.remove(stream)
      stream.end()
    }
  }
}

function mayGoOn(reader: BoardReader, account: BoardSession): boolean {
  if (account.userId !== reader.userId || account.userType !== reader.userType) return false
  return reader.memberOf === null || account.bandIds.has(reader.memberOf)
}
