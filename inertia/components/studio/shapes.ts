import type { GigImportQueries, ImportPreview, toComingGig } from '#gigs/public'

export type { Announcement, Followers } from '#fans/public'
export type { GigShape as Gig, ImportPreview, StudioQrCode } from '#gigs/public'
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
export type { StudioFrame, Tab } from '#studio/tabs'

export type ComingGig = ReturnType<typeof toComingGig>
export type KeptCalendar = Awaited<ReturnType<GigImportQueries['keptOf']>>[number]
export type ImportLine = ImportPreview['lines'][number]
