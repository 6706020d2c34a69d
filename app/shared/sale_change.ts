/** When and to whom a product is sold: always; between two moments; at gigs, to those who scan a code there. */
export const SALE_KINDS = ['always', 'window', 'gig'] as const

export type SaleKind = (typeof SALE_KINDS)[number]

/** The sale settings that an artist sends, with times local to the zone: `2026-12-01T21:00`. */
export type SaleChange = {
  kind: SaleKind
  from?: string | null
  until?: string | null
  timeZone?: string
  gigIds?: number[]
  hoursAfter?: number
  /** Pieces in all; null for no limit. */
  limit?: number | null
}
