import type { BooksShape } from '#accounting/transformers/books_transformer'

export type Balance = BooksShape['balances'][number]

export type AccountingAccount = Balance['account']
