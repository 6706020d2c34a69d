export type { BooksShape } from '#accounting/transformers/books_transformer'
export type { MonthShape } from '#accounting/transformers/month_transformer'
