export {
  FavoriteArtistQueries,
  type AnnouncementConsent,
} from '#fans/queries/favorite_artist_queries'
export { ContactConsentQueries, type SharedContact } from '#fans/queries/contact_consent_queries'
export { isAnnouncedToday } from '#fans/queries/announced_today'
export { FollowerQueries, type Followers } from '#fans/queries/follower_queries'
export { artistAnnouncements } from '#fans/mails/announcement_mail'
export { SendAnnouncements } from '#fans/actions/send_announcements'
export { toAnnouncement, type Announcement } from '#fans/transformers/announcement_transformer'
export { FavoriteIdsQuery, type FavoriteIds } from '#fans/queries/favorite_ids_query'
export { toFavoriteArtist, type WishlistEntry } from '#fans/transformers/favorite_transformer'
export { ForgetAnnouncements } from '#fans/actions/forget_announcements'
export { ForgetFollowers } from '#fans/actions/forget_followers'
export { ForgetFan } from '#fans/actions/forget_fan'
export { OwnFavouritesQuery } from '#fans/queries/own_favourites_query'
