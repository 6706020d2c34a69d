export { CheckProviders } from '#admin/reconciliation/check_providers'
export { OpenCasesQuery } from '#admin/queries/open_cases_query'
