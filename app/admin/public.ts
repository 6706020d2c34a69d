export { CheckBooks, type Checked } from '#admin/books/check_books'
export { CheckProviders, type CheckedProviders } from '#admin/books/check_providers'
export type { Comparison, Difference } from '#admin/books/comparison'
