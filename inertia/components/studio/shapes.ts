import type { GigImportQueries } from '#gigs/queries/gig_import_queries'
import type { ImportPreview } from '#gigs/queries/import_preview_query'

export type { Announcement, Followers } from '#fans/public'
export type { NoticeChoices } from '#notices/public'
export type { ComingGig, GigShape as Gig } from '#gigs/transformers/gig_transformer'
export type { StudioQrCode } from '#gigs/transformers/qr_code_transformer'
export type { TourDetails, TourShape as Tour } from '#gigs/transformers/tour_transformer'
export type { GigSharesShape as GigShares } from '#gigs/transformers/gig_share_transformer'
export type { ImportPreview } from '#gigs/queries/import_preview_query'
export type { SoldOrder as ArtistOrder } from '#commerce/orders/transformers/order_transformer'
export type { ArtistOrderPage } from '#studio/queries/artist_order_query'
export type {
  GigAnalytics,
  GigListed,
  GigReported,
  HeatTable,
  LiveGig,
  Range,
  SalesReported,
  TourGig,
  TourReported,
} from '#insights/public'
export type { PayoutAccountShape as PayoutAccount } from '#payouts/transformers/payout_account_transformer'
export type { PayoutBalance } from '#payouts/queries/payout_balance_query'
export type { PayoutPage, PayoutShape as Payout } from '#payouts/transformers/payout_transformer'
export type {
  ShownStatementLine as StatementLine,
  Statement,
} from '#payouts/transformers/statement_transformer'
export type { StatementPart } from '#payouts/statements/statement'
export type { SetupChecklist, SetupSteps } from '#studio/queries/setup_checklist_query'
export type { Overview } from '#studio/queries/overview_query'
export type { ShownCode } from '#studio/queries/shown_code_query'
export type { TonightGig } from '#studio/queries/tonight_query'
export type { BandLogEntry, Invitation, Member } from '#artists/bands/team_transformer'
export type { Tab } from '#shared/dashboard_tabs'
export type { StudioFrame } from '#studio/tabs'
export type { Settlement } from '#insights/settlement/settlement_sheet'
export type { SettledParty } from '#insights/settlement/settlement_parties'
export type { SettledPiece } from '#insights/settlement/settlement_goods'

export type KeptCalendar = Awaited<ReturnType<GigImportQueries['keptOf']>>[number]
export type ImportLine = ImportPreview['lines'][number]
