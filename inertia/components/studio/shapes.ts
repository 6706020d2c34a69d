export type { GigShape as Gig, StudioQrCode } from '#gigs/public'
export type { ArtistOrder, ArtistOrderPage } from '#orders/public'
export type { Overview } from '#studio/queries/overview_query'
export type { StudioFrame, Tab } from '#studio/tabs'
