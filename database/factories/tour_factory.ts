import Factory from '@adonisjs/lucid/factories'
import { ArtistFactory } from '#database/factories/artist_factory'
import Tour from '#gigs/models/tour'

/** A tour without gigs and defaults. */
export const TourFactory = Factory.define(Tour, () => ({ name: 'Early Closing Tour' }))
  .before('create', async (_, tour, { $trx }) => {
    tour.artistId ??= (await ArtistFactory.client($trx!).create()).id
  })
  .build()
