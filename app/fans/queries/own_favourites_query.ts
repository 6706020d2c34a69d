import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ContactConsentQueries } from '#fans/queries/contact_consent_queries'

type FavouriteArtistRow = {
  artist_id: number
  band_name: string
  allows_announcements: boolean
  created_at: Date
}
type WishRow = { product_id: number; name: string; created_at: Date }

/**
 * All favourites, shared contacts and wishlist products of an account, for the export of its data: oldest first, withdrawn
 * ones too.
 */
@inject()
export class OwnFavouritesQuery {
  constructor(private consents: ContactConsentQueries) {}

  async handle(userId: number) {
    const [artists, consents, wishes] = await Promise.all([
      this.#artists(userId),
      this.consents.history(userId),
      this.#wishes(userId),
    ])
    return {
      favoriteArtists: artists.map((row) => ({
        artistId: row.artist_id,
        bandName: row.band_name,
        allowsNews: row.allows_announcements,
        createdAt: row.created_at.toISOString(),
      })),
      sharedContacts: consents.map((row) => ({
        artistId: row.artist_id,
        bandName: row.band_name,
        wording: row.wording,
        wordingVersion: row.wording_version,
        agreedAt: row.agreed_at.toISOString(),
        revokedAt: row.revoked_at?.toISOString() ?? null,
      })),
      wishlist: wishes.map((row) => ({
        productId: row.product_id,
        name: row.name,
        createdAt: row.created_at.toISOString(),
      })),
    }
  }

  async #artists(userId: number): Promise<FavouriteArtistRow[]> {
    return db
      .from('fan_favorites')
      .join('artists', 'artists.id', 'fan_favorites.artist_id')
      .where('fan_favorites.user_id', userId)
      .orderBy('fan_favorites.id')
      .select(
        'fan_favorites.artist_id',
        'artists.band_name',
        'fan_favorites.allows_announcements',
        'fan_favorites.created_at'
      )
  }

  async #wishes(userId: number): Promise<WishRow[]> {
    return db
      .from('product_favorites')
      .join('products', 'products.id', 'product_favorites.product_id')
      .where('product_favorites.user_id', userId)
      .orderBy('product_favorites.id')
      .select('product_favorites.product_id', 'products.name', 'product_favorites.created_at')
  }
}
