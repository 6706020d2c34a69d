import Factory from '@adonisjs/lucid/factories'
import { ArtistFactory } from '#database/factories/artist_factory'
import { UserFactory } from '#database/factories/user_factory'
import FanFavorite from '#fans/models/fan_favorite'

/** A fan who likes an artist. */
export const FanFavoriteFactory = Factory.define(FanFavorite, () => ({}))
  .before('create', async (_, favorite, { $trx }) => {
    favorite.userId ??= (await UserFactory.client($trx!).create()).id
    favorite.artistId ??= (await ArtistFactory.client($trx!).create()).id
  })
  .build()
