import Factory from '@adonisjs/lucid/factories'
import { ArtistFactory } from '#database/factories/artist_factory'
import Gig from '#gigs/models/gig'
import { clock } from '#shared/clock'

/** A gig tonight. */
export const GigFactory = Factory.define(Gig, () => ({
  name: 'Spring Tour',
  venue: 'The Brudenell Annexe',
  city: 'Leeds',
  startsAt: clock.now().plus({ hours: 2 }),
  timeZone: 'Europe/London',
}))
  .state('past', (gig) => {
    gig.startsAt = clock.now().minus({ days: 10 })
  })
  .state('coming', (gig) => {
    gig.startsAt = clock.now().plus({ days: 10 })
  })
  .before('create', async (_, gig, { $trx }) => {
    gig.artistId ??= (await ArtistFactory.client($trx!).create()).id
  })
  .build()
