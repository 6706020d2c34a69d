export { default as ArtistPolicy } from '#artists/policies/artist_policy'
export { GENRES } from '#artists/genres'
export { ArtistQueries } from '#artists/queries/artist_queries'
export {
  ARTIST_COLUMNS,
  toAccentedArtist,
  toOwnedArtist,
  toPublicArtist,
  toStorePoster,
  type ArtistRow,
  type OwnedArtist,
  type PublicArtist,
} from '#artists/transformers/artist_shape'
export { RecordArtistSale } from '#artists/actions/record_artist_sale'
export { artistCreatedPort } from '#artists/artist_created_port'
