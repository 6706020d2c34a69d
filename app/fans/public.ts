export { FavoriteArtistQueries } from '#fans/queries/favorite_artist_queries'
export { HeartsQuery, type Hearts } from '#fans/queries/hearts_query'
export { toFavoriteArtist, type WishlistEntry } from '#fans/transformers/favorite_shape'
