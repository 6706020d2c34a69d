export { EraseProfile } from '#artists/actions/erase_profile'
export { default as ArtistPolicy } from '#artists/policies/artist_policy'
export { GENRES } from '#artists/genres'
export { ownProfile, ownProfileIfAny } from '#artists/own_profile'
export { BandAccess } from '#artists/bands/band_access'
export { BandLog } from '#artists/bands/band_log'
export { Team } from '#artists/bands/team'
export { BandQueries } from '#artists/bands/band_queries'
export { ArtistAddressQuery } from '#artists/queries/artist_address_query'
export { ArtistQueries } from '#artists/queries/artist_queries'
export {
  ARTIST_COLUMNS,
  toAccentedArtist,
  toOwnedArtist,
  toPublicArtist,
  toStorePoster,
  type AccentedArtist,
  type ArtistRow,
  type OwnedArtist,
  type PublicArtist,
} from '#artists/transformers/artist_transformer'
export { RecordArtistSales } from '#artists/actions/record_artist_sales'
export { artistCreatedPort } from '#artists/artist_created_port'
export { LockProfiles } from '#artists/actions/lock_profiles'
export { SetShare } from '#artists/actions/set_share'
export { SetVerification } from '#artists/actions/set_verification'
export { ShareQuery } from '#artists/queries/share_query'
