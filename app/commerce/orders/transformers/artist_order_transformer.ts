import { toGigStub, toQrCode } from '#gigs/public'
import { isByBuyer } from '#commerce/orders/cancelled_by_buyer'
import type { ArtistOrderRows } from '#commerce/orders/queries/artist_order_query'
import { toArtistOrder } from '#commerce/orders/transformers/order_transformer'
import { fromDecimal, subtract, times, toNumber } from '#shared/money'

/** The page of an order in the studio: of the customer the name and country; amounts as they were frozen, in pounds, and what is left of them. */
export function toArtistOrderPage({ row, moves, code }: ArtistOrderRows) {
  const cost = times(fromDecimal(row.unit_cost), row.quantity)
  return {
    ...toArtistOrder(row),
    unitPrice: toNumber(fromDecimal(row.unit_price)),
    productionCost: toNumber(cost),
    profit: toNumber(subtract(fromDecimal(row.total_amount), cost)),
    sharePercentage: Number(row.share_percentage),
    agreedShare: toNumber(fromDecimal(row.artist_profit)),
    refundedAmount: toNumber(fromDecimal(row.refunded_amount)),
    isSelfPurchase: row.is_self_purchase,
    timeline: moves.map((move) => ({
      status: move.to_status,
      at: move.created_at.toISOString(),
      isByBuyer: isByBuyer(move),
    })),
    broughtBy: code && {
      code: code.code,
      eventName: toQrCode(code).eventName,
      gig: toGigStub(code),
    },
  }
}

export type ArtistOrderPage = ReturnType<typeof toArtistOrderPage>
