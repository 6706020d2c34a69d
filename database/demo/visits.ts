import { createHash } from 'node:crypto'
import type { Row } from '#database/demo/bulk'
import type { PlannedCheckout } from '#database/demo/order_rows'

/** As the shop would have it: 22 letters that tell nothing. */
export function visitorHash(visitor: string): string {
  return createHash('sha256').update(`demo visitor ${visitor}`).digest('base64url').slice(0, 22)
}

/** Who bought by a code had looked at the piece and put it into the basket: figures of a gig hold together. */
export function buyersVisits(checkouts: PlannedCheckout[]): Row[] {
  return checkouts.flatMap(({ id, lines, times: { placedAt } }) =>
    lines.flatMap(({ product, code }) => {
      if (!code) return []
      const visit = {
        artist_id: product.artist.id,
        qr_code_id: code.id,
        visitor_hash: visitorHash(`of checkout ${id}`),
        product_id: product.id,
      }
      return [
        { ...visit, kind: 'view', occurred_at: placedAt.minus({ minutes: 6 }) },
        { ...visit, kind: 'basket', occurred_at: placedAt.minus({ minutes: 4 }) },
      ]
    })
  )
}
