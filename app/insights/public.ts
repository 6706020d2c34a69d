export { RefreshRollups } from '#insights/actions/refresh_rollups'
export { GigAnalyticsQuery, type GigReportRow } from '#insights/queries/gig_analytics_query'
export { BuildRollups } from '#insights/actions/build_rollups'
export { morningAfter } from '#insights/morning_after/morning_after_mail'
export { GigListReport, type GigListed } from '#insights/queries/gig_list_report'
export { PlatformDailyStatsQuery } from '#insights/queries/platform_daily_stats_query'
export { HeatReport, type HeatTable } from '#insights/queries/heat_report'
export { GigReport, type GigReported } from '#insights/queries/gig_report'
export { LiveGigReport, type LiveGig } from '#insights/queries/live_gig_report'
export { SalesReport, type SalesReported } from '#insights/queries/sales_report'
export { TilesReport, type Tiles } from '#insights/queries/tiles_report'
export { rangeOf, type Range } from '#insights/range'
export type { GigAnalytics } from '#insights/transformers/gig_analytics_transformer'
export { TourReport, type TourGig, type TourReported } from '#insights/tours/tour_report'
export { inTourOrder, tourSortOf } from '#insights/tours/tour_order'
export { SettlementQuery } from '#insights/settlement/settlement_query'
export { BuildShopFigures } from '#insights/actions/build_shop_figures'
export {
  DIMENSIONS,
  ShopFiguresQuery,
  type Dimension,
  type ShopBar,
  type ShopPart,
  type ShopSums,
} from '#insights/shop/shop_figures_query'
export { periodKey, periodWords, type ShopPeriod } from '#insights/shop/shop_period'
