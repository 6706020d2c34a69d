export { RefreshRollups } from '#insights/actions/refresh_rollups'
export {
  GigAnalyticsQuery,
  type GigRow as GigReportRow,
} from '#insights/queries/gig_analytics_query'
export { BuildRollups } from '#insights/actions/build_rollups'
export { GigListReport, type GigListed } from '#insights/queries/gig_list_report'
export { PlatformDailyStatsQuery } from '#insights/queries/platform_daily_stats_query'
export { HeatReport, type HeatTable } from '#insights/queries/heat_report'
export { GigReport, type GigReported } from '#insights/queries/gig_report'
export { LiveGigReport, type LiveGig } from '#insights/queries/live_gig_report'
export { SalesReport, type SalesReported } from '#insights/queries/sales_report'
export { TilesReport, type Tiles } from '#insights/queries/tiles_report'
export { rangeOf, type Range } from '#insights/range'
export type { GigAnalytics, GigName } from '#insights/transformers/gig_analytics_transformer'
