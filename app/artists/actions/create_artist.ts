import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { defaultAccentOf } from '#artists/default_accents'
import Artist from '#artists/models/artist'
import { artistCreatedPort } from '#artists/artist_created_port'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { AdminsHaveNoProfile, BandNameTaken, SecondProfile } from '#artists/errors'
import { normaliseAddress, normaliseSocialLinks } from '#artists/social_links'
import type { ArtistRow } from '#artists/transformers/artist_transformer'
import type { createArtistValidator } from '#artists/validators/artist_validator'
import { isUniqueViolation } from '#core/database/unique_violation'
import { ChangeUserType, LockOwnAccount, type Account } from '#identity/public'

type NewProfile = Infer<typeof createArtistValidator>

/**
 * Makes an account an artist (docs/rules/accounts-and-roles.md#roles): with a new profile and its default QR code, all
 * in one transaction, or with the profile it already owns, which stays as it is.
 */
@inject()
export class CreateArtist {
  constructor(
    private artists: ArtistQueries,
    private lockOwnAccount: LockOwnAccount,
    private changeUserType: ChangeUserType
  ) {}

  /** Admins have no profile; an artist's second one is refused. Asked before the body is validated, and behind the lock. */
  async refuseUnlessAllowed(
    account: Pick<Account, 'id' | 'userType'>,
    trx?: TransactionClientContract
  ) {
    if (account.userType === 'admin') throw new AdminsHaveNoProfile()
    if (account.userType === 'artist' && (await this.artists.ofUser(account.id, trx)))
      throw new SecondProfile()
  }

  /** A transaction of its own: what was made is read again once it has committed. */
  async handle(
    { id: userId }: Pick<Account, 'id'>,
    profile: NewProfile
  ): Promise<{ artist: ArtistRow; isNew: boolean }> {
    const { id, isNew } = await this.#become(userId, profile)
    return { artist: await this.artists.findOrFail(id), isNew }
  }

  async #become(userId: number, profile: NewProfile): Promise<{ id: number; isNew: boolean }> {
    try {
      return await db.transaction(async (trx) => {
        await this.refuseUnlessAllowed(await this.lockOwnAccount.handle(userId, trx), trx)
        const owned = await this.artists.ofUser(userId, trx)
        const id = owned?.id ?? (await this.#create(userId, profile, trx))
        await this.changeUserType.handle({ userId, userType: 'artist' }, trx)
        return { id, isNew: !owned }
      })
    } catch (error) {
      if (isUniqueViolation(error, 'artists_lower_band_name')) throw new BandNameTaken()
      throw error
    }
  }

  async #create(
    userId: number,
    profile: NewProfile,
    trx: TransactionClientContract
  ): Promise<number> {
    const { id } = await this.#insert(userId, profile, trx)
    await artistCreatedPort.current()(id, trx)
    return id
  }

  #insert(userId: number, profile: NewProfile, trx: TransactionClientContract) {
    return Artist.create(
      {
        userId,
        bandName: profile.bandName,
        genre: profile.genre ?? null,
        subGenre: profile.subGenre ?? null,
        location: profile.location ?? null,
        bio: profile.bio ?? null,
        website: profile.website ? normaliseAddress(profile.website) : null,
        socialLinks: normaliseSocialLinks(profile.socialLinks ?? {}),
        accentColor: defaultAccentOf(userId),
      },
      { client: trx }
    )
  }
}
