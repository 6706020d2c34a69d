export { AnonymiseReports } from '#moderation/actions/anonymise_reports'
export { OwnReportsQuery } from '#moderation/queries/own_reports_query'
export { ReportQueries } from '#moderation/queries/report_queries'
