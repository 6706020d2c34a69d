export type { DrawnQrCode } from '#gigs/public'
export type {
  GigFigures,
  GigListed,
  GigReported,
  HeatTable,
  LiveGig,
  Range,
  SalesReported,
} from '#insights/public'
export type { ArtistOrder } from '#orders/public'
export type { Overview } from '#studio/queries/overview_query'
export type { StudioFrame, Tab } from '#studio/tabs'
