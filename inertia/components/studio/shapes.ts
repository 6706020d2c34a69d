export type { Announcement, Followers } from '#fans/public'
export type { ComingGig, GigShape as Gig, StudioQrCode } from '#gigs/public'
export type {
  ArtistOrder as PlainOrder,
  ArtistOrderPage,
  SoldOrder as ArtistOrder,
} from '#commerce/public'
export type {
  GigAnalytics,
  GigListed,
  GigReported,
  HeatTable,
  LiveGig,
  Range,
  SalesReported,
} from '#insights/public'
export type {
  PayoutAccountShape as PayoutAccount,
  PayoutBalance,
  PayoutPage,
  PayoutShape as Payout,
  ShownStatementLine as StatementLine,
  Statement,
  StatementPart,
} from '#payouts/public'
export type { SetupChecklist } from '#studio/queries/setup_checklist_query'
export type { Overview } from '#studio/queries/overview_query'
export type { StudioFrame, Tab } from '#studio/tabs'
