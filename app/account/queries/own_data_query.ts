import { inject } from '@adonisjs/core'
import { ArtistQueries, toOwnedArtist } from '#artists/public'
import type { Page, PageRequest } from '#core/http/keyset'
import { OwnFavouritesQuery } from '#fans/public'
import { GigQueries, QrCodeQueries, toGig, toQrCode } from '#gigs/public'
import { OwnAccountQuery, type Account } from '#identity/public'
import { OrderQueries, toBuyerOrder } from '#orders/public'
import { OwnReviewsQuery } from '#reviews/public'
import { clock } from '#shared/clock'

const AT_A_TIME = 100

/**
 * Everything the shop knows of one account, for its owner to keep: in the shapes of API.md where there is one. A statement
 * for each 100 orders, codes and gigs, a handful for the rest.
 */
@inject()
export class OwnDataQuery {
  constructor(
    private ownAccount: OwnAccountQuery,
    private orders: OrderQueries,
    private favourites: OwnFavouritesQuery,
    private reviews: OwnReviewsQuery,
    private artists: ArtistQueries,
    private qrCodes: QrCodeQueries,
    private gigs: GigQueries
  ) {}

  async handle(user: Account) {
    const { id, email, firstName, lastName, userType, profileImageUrl } = user
    const artist = await this.artists.ofUser(id)
    const orders = await everyRow((page) => this.orders.ofUser(id, page))
    const codes = artist ? await everyRow((page) => this.qrCodes.ofArtist(artist.id, page)) : []
    const gigs = artist ? await everyRow((page) => this.gigs.ofArtist(artist.id, page)) : []
    return {
      exportedAt: clock.now().toJSDate().toISOString(),
      account: {
        ...{ id, email, firstName, lastName, userType, profileImageUrl },
        ...(await this.ownAccount.handle(user)),
      },
      orders: orders.map(toBuyerOrder),
      ...(await this.favourites.handle(id)),
      reviews: await this.reviews.handle(id),
      artist: artist && toOwnedArtist(artist),
      qrCodes: codes.map(toQrCode),
      gigs: gigs.map(toGig),
    }
  }
}

async function everyRow<Row>(read: (page: PageRequest) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = []
  for (let cursor: string | undefined; ;) {
    const { rows, nextCursor } = await read({ limit: AT_A_TIME, cursor })
    all.push(...rows)
    if (nextCursor === null) return all
    cursor = nextCursor
  }
}
