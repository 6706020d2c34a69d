import type { ProductRow } from '#catalog/transformers/product_transformer'

/** Hours from the start of a gig to the end of its sale: the default, and the most. */
export const GIG_SALE_HOURS = { usual: 48, most: 336 } as const

export const MOST_PIECES = 100_000

type SaleTermsRow = Pick<
  ProductRow,
  | 'sale_kind'
  | 'sale_starts_at'
  | 'sale_ends_at'
  | 'sale_time_zone'
  | 'piece_limit'
  | 'pieces_taken'
>

/** Pieces that can still be ordered; null where there is no limit. */
export const piecesLeft = ({
  piece_limit: limit,
  pieces_taken: taken,
}: Pick<SaleTermsRow, 'piece_limit' | 'pieces_taken'>): number | null =>
  limit === null ? null : Math.max(0, limit - taken)

/** Whether few pieces are left: a tenth of all, or five. */
export const isLow = (left: number, limit: number): boolean => left <= Math.max(5, limit / 10)

/**
 * When and to whom a product is sold, as shoppers see it, times ISO 8601 in UTC; null for a product sold always and without
 * a limit. It depends neither on the time nor on the device, because pages that show it are cached for all.
 */
export function toSaleTerms(row: SaleTermsRow) {
  if (row.sale_kind === 'always' && row.piece_limit === null) return null
  return {
    kind: row.sale_kind,
    startsAt: row.sale_starts_at?.toISOString() ?? null,
    endsAt: row.sale_ends_at?.toISOString() ?? null,
    timeZone: row.sale_time_zone,
    limit: row.piece_limit,
    piecesLeft: piecesLeft(row),
  }
}

export type SaleTerms = NonNullable<ReturnType<typeof toSaleTerms>>
