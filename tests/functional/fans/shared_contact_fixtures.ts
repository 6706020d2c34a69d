import type { ApiClient } from '@japa/api-client'
import type Artist from '#artists/models/artist'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { contactWording } from '#shared/contact_wording'

type Which = { fan: User; artist: Pick<Artist, 'id' | 'bandName'> }

export const contactPath = ({ fan, artist }: Which) =>
  `/api/users/${fan.id}/favorites/${artist.id}/contact`

/** The call of a ticked box. */
export const share = (client: ApiClient, which: Which, wording?: string) =>
  client
    .put(contactPath(which))
    .json({ wording: wording ?? contactWording(which.artist.bandName) })
    .loginAs(which.fan)
    .withCsrfToken()

/** The call of an unticked box. */
export const withdraw = (client: ApiClient, which: Which) =>
  client.delete(contactPath(which)).loginAs(which.fan).withCsrfToken()

/** A fan with a verified email and a heart on the artist. */
export async function givenFollower(
  artist: Pick<Artist, 'id' | 'bandName'>,
  changes: Partial<User> = {}
) {
  const fan = await UserFactory.apply('verified').merge(changes).create()
  await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
  return fan
}
