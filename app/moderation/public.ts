export { AnonymiseReports } from '#moderation/actions/anonymise_reports'
export { OwnReportsQuery } from '#moderation/queries/own_reports_query'
export { ProductCheckQueries } from '#moderation/checks/queries/product_check_queries'
export { ReportQueries } from '#moderation/queries/report_queries'
