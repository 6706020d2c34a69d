import { accentFor, posterLook, posterUrl } from '#artwork/public'
import { fromDecimal, toNumber } from '#shared/money'

/** Columns of `artists` that the shapes below need, as PostgreSQL gives them. */
export const ARTIST_COLUMNS = [
  'artists.id',
  'artists.user_id',
  'artists.band_name',
  'artists.genre',
  'artists.sub_genre',
  'artists.location',
  'artists.bio',
  'artists.website',
  'artists.social_links',
  'artists.profile_image_url',
  'artists.accent_color',
  'artists.is_verified',
  'artists.is_hidden',
  'artists.total_sales',
  'artists.units_sold',
  'artists.profit_share_percentage',
  'artists.created_at',
  'artists.updated_at',
] as const

export type ArtistRow = {
  id: number
  user_id: number
  band_name: string
  genre: string | null
  sub_genre: string | null
  location: string | null
  bio: string | null
  website: string | null
  social_links: Record<string, string | undefined>
  profile_image_url: string | null
  accent_color: string
  is_verified: boolean
  is_hidden: boolean
  total_sales: string
  units_sold: number
  profit_share_percentage: string
  created_at: Date
  updated_at: Date
}

/** An artist as anyone sees it. */
export function toPublicArtist(row: ArtistRow) {
  const { instagram, twitter, facebook, youtube, otherLink } = row.social_links
  return {
    id: row.id,
    bandName: row.band_name,
    genre: row.genre,
    subGenre: row.sub_genre,
    location: row.location,
    bio: row.bio,
    website: row.website,
    socialLinks: {
      instagram: instagram ?? null,
      twitter: twitter ?? null,
      facebook: facebook ?? null,
      youtube: youtube ?? null,
      otherLink: otherLink ?? null,
    },
    profileImageUrl: row.profile_image_url,
    isVerified: row.is_verified,
    salesCount: row.units_sold,
    createdAt: row.created_at.toISOString(),
  }
}

/** An artist shown large, in the colour of their store: `#RRGGBB` that ink text passes AA on. */
export function toAccentedArtist(row: ArtistRow) {
  return { ...toPublicArtist(row), accent: accentFor(row.accent_color) }
}

/** An artist as its owner and admins see it: sales in pounds, the share in percent, and what a change is based on. */
export function toOwnedArtist(row: ArtistRow) {
  return {
    ...toPublicArtist(row),
    totalSales: toNumber(fromDecimal(row.total_sales)),
    profitSharePercentage: Number(row.profit_share_percentage),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The poster on the artist's store: accent, drawing and lettering are the artist's own, for ever. */
export function toStorePoster(row: Pick<ArtistRow, 'id' | 'accent_color'>) {
  const poster = { accent: row.accent_color, seed: row.id }
  return {
    accent: row.accent_color,
    ...posterLook(poster),
    wideUrl: posterUrl({ ...poster, shape: 'wide' }),
    tallUrl: posterUrl({ ...poster, shape: 'tall' }),
  }
}

export type AccentedArtist = ReturnType<typeof toAccentedArtist>
export type PublicArtist = ReturnType<typeof toPublicArtist>
export type OwnedArtist = ReturnType<typeof toOwnedArtist>
