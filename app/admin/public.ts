export { CheckBooks, type Checked } from '#admin/books/check_books'
export type { Comparison, Difference } from '#admin/books/comparison'
