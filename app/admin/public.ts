export { Diagnose } from '#admin/doctor/diagnose'
export type { Finding } from '#admin/doctor/finding'
export { CheckProviders } from '#admin/reconciliation/check_providers'
export { OpenCasesQuery } from '#admin/queries/open_cases_query'
