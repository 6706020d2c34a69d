import { inject } from '@adonisjs/core'
import { OwnActsQuery } from '#account/queries/own_acts_query'
import { OwnArtistDataQuery } from '#account/queries/own_artist_data_query'
import { ArtistQueries, Team } from '#artists/public'
import { everyRow } from '#core/http/every_row'
import { OwnFavouritesQuery } from '#fans/public'
import { NoteQueries } from '#notes/public'
import { NoticeChoicesQuery } from '#notices/public'
import { OwnAccountQuery, type Account } from '#identity/public'
import { OrderTransformer, OrderQueries } from '#commerce/public'
import { OwnReportsQuery } from '#moderation/public'
import { OwnReviewsQuery } from '#reviews/public'
import { clock } from '#shared/clock'

/** Who asks: the session, and whether the browser is remembered as a device of the account (it alone keeps that). */
type Caller = { sessionId: string; isKnownDevice: boolean }

/**
 * Everything the shop knows of one account, for its owner to keep: in the shapes of the calls where there is one. A statement
 * for each 100 orders, a handful for the rest.
 */
@inject()
export class OwnDataQuery {
  constructor(
    private ownAccount: OwnAccountQuery,
    private orders: OrderQueries,
    private favourites: OwnFavouritesQuery,
    private reviews: OwnReviewsQuery,
    private reports: OwnReportsQuery,
    private artists: ArtistQueries,
    private notices: NoticeChoicesQuery,
    private notes: NoteQueries,
    private team: Team,
    private ownActs: OwnActsQuery,
    private ownArtistData: OwnArtistDataQuery
  ) {}

  async handle(user: Account, { sessionId, isKnownDevice }: Caller) {
    const { id, email, firstName, lastName, userType, profileImageUrl } = user
    const orders = await everyRow((page) => this.orders.ofUser(user, page))
    return {
      exportedAt: clock.now().toJSDate().toISOString(),
      account: {
        ...{ id, email, firstName, lastName, userType, profileImageUrl },
        ...(await this.ownAccount.handle(user)),
      },
      sessions: await this.#sessions(user, sessionId),
      isKnownDevice,
      logIns: await this.ownAccount.logIns(id),
      secondFactorRemovals: await this.ownAccount.secondFactorRemovals(user),
      orders: orders.map(OrderTransformer.forBuyer),
      receipts: await this.orders.receiptsOfUser(user),
      ...(await this.favourites.handle(id)),
      reviews: await this.reviews.handle(id),
      reports: await this.reports.handle(id),
      notices: await this.notices.handle(id),
      adminNotes: await this.notes.about(id),
      ...(await this.team.ofAccount(id)),
      ...(await this.ownActs.handle(user)),
      ...(await this.ownArtistData.handle(await this.artists.ofUser(id))),
    }
  }

  /** Without the ids by which the account page ends them. */
  async #sessions(user: Account, currentId: string) {
    const sessions = await this.ownAccount.sessions(user, currentId)
    return sessions.map(({ id: _, ...session }) => session)
  }
}
