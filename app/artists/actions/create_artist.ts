import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { DEFAULT_ACCENTS } from '#artists/default_accents'
import Artist from '#artists/models/artist'
import { artistCreatedPort } from '#artists/artist_created_port'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { normaliseAddress, normaliseSocialLinks } from '#artists/social_links'
import type { ArtistRow } from '#artists/transformers/artist_shape'
import type { createArtistValidator } from '#artists/validators/artist_validator'
import { Conflict, InvalidField } from '#core/exceptions/refusals'
import { ChangeUserType, type Account } from '#identity/public'

const UNIQUE_VIOLATION = '23505'

/**
 * Makes an account's artist profile together with its default QR code, and turns the account into an artist, all in
 * one transaction (RULINGS.md, Names and people).
 */
@inject()
export class CreateArtist {
  constructor(
    private artists: ArtistQueries,
    private changeUserType: ChangeUserType
  ) {}

  /** Admins have no profile; a second profile is refused. Asked before the body is validated. */
  async refuseUnlessAllowed(account: Account) {
    if (account.userType === 'admin') throw new Conflict('Admins cannot create an artist profile')
    if (await this.artists.ofUser(account.id))
      throw new Conflict('You already have an artist profile')
  }

  async handle(account: Account, profile: Infer<typeof createArtistValidator>): Promise<ArtistRow> {
    try {
      const id = await db.transaction(async (trx) => {
        const artist = await Artist.create(
          {
            userId: account.id,
            bandName: profile.bandName,
            genre: profile.genre ?? null,
            subGenre: profile.subGenre ?? null,
            location: profile.location ?? null,
            bio: profile.bio ?? null,
            website: profile.website ? normaliseAddress(profile.website) : null,
            socialLinks: normaliseSocialLinks(profile.socialLinks ?? {}),
            accentColor: DEFAULT_ACCENTS[account.id % DEFAULT_ACCENTS.length],
          },
          { client: trx }
        )
        await artistCreatedPort.notify(artist.id, trx)
        await this.changeUserType.handle({ userId: account.id, userType: 'artist' }, trx)
        return artist.id
      })
      return await this.artists.findOrFail(id)
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
      const isTakenName =
        String((error as { constraint?: string }).constraint) === 'artists_lower_band_name'
      if (isTakenName) throw new InvalidField('bandName', 'unique', 'This name is already taken')
      throw new Conflict('You already have an artist profile')
    }
  }
}
