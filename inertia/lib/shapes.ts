/** The bodies of the API as pages meet them: the server's own types. Money is in pounds, times are ISO 8601. */
import type { Data } from '@generated/data'
import type { PublicArtist } from '#artists/transformers/artist_transformer'

export type { AccentedArtist, OwnedArtist, PublicArtist as Artist } from '#artists/public'
export type { Collection } from '#catalog/transformers/collection_transformer'
export type { PublicProduct as Product } from '#catalog/transformers/product_transformer'
export type { StockedChoice } from '#catalog/transformers/variant_transformer'
export type { BoundedCount } from '#core/http/bounded_count'
export type { FavoriteIds, AnnouncementConsent, SharedContact, WishlistEntry } from '#fans/public'
export type { OpenSession } from '#identity/queries/open_sessions_query'
export type { SecurityEvent } from '#identity/queries/security_events_query'
export type { OpenRemoval } from '#identity/second_factor_removal/removal'
export type { OwnAccount } from '#identity/queries/own_account_query'
export type { OwnOrder as Order } from '#commerce/orders/queries/own_orders_query'
export type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
export type { ShownReview as Review } from '#reviews/public'

export type User = Data.Identity.User
export type SocialLinks = PublicArtist['socialLinks']
