import Factory from '@adonisjs/lucid/factories'
import Artist from '#artists/models/artist'
import { UserFactory } from '#database/factories/user_factory'
import { nextNumber } from '#database/factories/numbers'
import { percentage } from '#shared/percentage'

/** An artist with an account of their own, unless `userId` names one. */
export const ArtistFactory = Factory.define(Artist, () => ({
  bandName: `The Placeholders ${nextNumber()}`,
  genre: 'indie',
  subGenre: 'Jangle',
  location: 'Leeds',
  bio: 'Four people and a van that starts on the second try.',
  socialLinks: {},
  profitSharePercentage: percentage(6_000),
}))
  .state('hidden', (artist) => {
    artist.isHidden = true
  })
  .state('verified', (artist) => {
    artist.isVerified = true
  })
  .before('create', async (_, artist, { $trx }) => {
    artist.userId ??= (await UserFactory.client($trx!).apply('artist').create()).id
  })
  .build()
