import { inject } from '@adonisjs/core'
import { OwnWorkQuery } from '#account/queries/own_work_query'
import { toOwnedArtist, type ArtistRow } from '#artists/public'
import { everyRow } from '#core/http/every_row'
import { FollowerQueries, toAnnouncement } from '#fans/public'
import {
  GigImportQueries,
  GigQueries,
  QrCodeQueries,
  toGig,
  toQrCode,
  TourQueries,
} from '#gigs/public'
import {
  PayoutQueries,
  StatementQuery,
  toPayout,
  toPayoutAccount,
  toStatement,
  toStatementLine,
} from '#payouts/public'

const NOTHING = {
  ...{ artist: null, qrCodes: [], gigs: [], tours: [], calendars: [] },
  ...{ announcements: [], followerExports: [], artworks: [], products: [] },
  ...{ payoutAccount: null, payouts: [], statements: [] },
}

/** What the shop knows of an artist, for its owner's export: two statements for each 100 lines of an account's month. */
@inject()
export class OwnArtistDataQuery {
  constructor(
    private qrCodes: QrCodeQueries,
    private gigs: GigQueries,
    private tours: TourQueries,
    private imports: GigImportQueries,
    private followers: FollowerQueries,
    private work: OwnWorkQuery,
    private payouts: PayoutQueries,
    private statements: StatementQuery
  ) {}

  async handle(artist: ArtistRow | null) {
    if (!artist) return NOTHING
    const { id } = artist
    const codes = await everyRow((page) => this.qrCodes.ofArtist(id, page))
    const gigs = await everyRow((page) => this.gigs.ofArtist(id, page))
    const announcements = await everyRow((page) => this.followers.announcements(id, page))
    const payouts = await everyRow((page) => this.payouts.ofArtist(id, page))
    return {
      artist: toOwnedArtist(artist),
      qrCodes: codes.map(toQrCode),
      gigs: gigs.map(toGig),
      tours: await this.#tours(id),
      calendars: await this.imports.keptOf(id),
      announcements: announcements.map(toAnnouncement),
      followerExports: await this.followers.exports(id),
      ...(await this.work.handle(id)),
      payoutAccount: toPayoutAccount(await this.payouts.account(id)),
      payouts: payouts.map(toPayout),
      statements: await this.#statements(id),
    }
  }

  /** Each with its default shares. */
  async #tours(artistId: number) {
    const details = []
    for (const { id } of await everyRow((page) => this.tours.ofArtist(artistId, page)))
      details.push(await this.tours.details(await this.tours.find(id)))
    return details
  }

  /** The latest month first, each with its lines. */
  async #statements(artistId: number) {
    const shown = []
    for (const sums of await this.statements.all(artistId)) {
      const lines = await everyRow((page) => this.statements.lines(artistId, sums.month, page))
      shown.push({ ...toStatement(sums), lines: lines.map(toStatementLine) })
    }
    return shown
  }
}
