import { toPublicArtist, type ArtistRow } from '#artists/public'
import { isOnSale, toPublicProduct } from '#catalog/public'
import { clock } from '#shared/clock'

export type Favorite = { favorite_id: number; favorite_user_id: number; favorite_created_at: Date }

/** A favourite with its artist, as PostgreSQL gives it. */
export type FavoriteArtistRow = Favorite &
  ArtistRow & { allows_announcements: boolean; shares_contact: boolean }

/** An entry of a wishlist with its product, as PostgreSQL gives it. */
export type WishlistRow = Favorite & Parameters<typeof toPublicProduct>[0]

function common(row: Favorite) {
  return {
    id: row.favorite_id,
    userId: row.favorite_user_id,
    createdAt: row.favorite_created_at.toISOString(),
  }
}

/**
 * Entry of GET /api/users/:userId/favorites. `allowsNews`: mail when the artist announces something. `sharesContact`: the
 * artist gets the fan's name and email.
 */
export function toFavoriteArtist(row: FavoriteArtistRow) {
  return {
    ...common(row),
    artistId: row.id,
    allowsNews: row.allows_announcements,
    sharesContact: row.shares_contact,
    artist: toPublicArtist(row),
  }
}

/**
 * Entry of GET /api/users/:userId/product-favorites. Something withdrawn stays, and `isAvailable` is false
 * (docs/rules/products-and-approval.md#withdrawn-products). `opensAt`: when a drop to come can be bought; null once it can.
 */
export function toWishlistEntry(row: WishlistRow) {
  return {
    ...common(row),
    productId: row.id,
    isAvailable: isOnSale(row),
    opensAt: opensAt(row),
    product: toPublicProduct(row),
  }
}

function opensAt(row: WishlistRow): string | null {
  const { sale_starts_at: start } = row
  return isOnSale(row) && start !== null && start > clock.now().toJSDate()
    ? start.toISOString()
    : null
}

export type WishlistEntry = ReturnType<typeof toWishlistEntry>
