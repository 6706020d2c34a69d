import { inject } from '@adonisjs/core'
import { OrderQueries, OrderTransformer, type OrderRow } from '#commerce/public'
import { NotFound } from '#core/exceptions/errors'
import { QrCodeQueries, toGigStub, toQrCode } from '#gigs/public'
import { fromDecimal, subtract, times, toNumber } from '#shared/money'

/**
 * One order of an artist, with its history and the gig of its QR code. Of the customer it shows the name and country;
 * amounts in pounds, as they were frozen, and what refunds have left of them. Three statements.
 */
@inject()
export class ArtistOrderQuery {
  constructor(
    private orders: OrderQueries,
    private codes: QrCodeQueries
  ) {}

  /** Throws NotFound, also for another artist's order and for one that was never paid. */
  async handle(artistId: number, typedNumber: unknown) {
    const row = await this.orders.byTypedNumber(typedNumber)
    if (!row || row.artist_id !== artistId || row.payment_status === 'unpaid') throw new NotFound()
    const [timeline, code] = await Promise.all([
      this.orders.historyOf(row.id),
      row.qr_code_id === null ? null : this.codes.find(row.qr_code_id),
    ])
    const cost = times(fromDecimal(row.unit_cost), row.quantity)
    return {
      ...OrderTransformer.forStudio(row),
      unitPrice: toNumber(fromDecimal(row.unit_price)),
      productionCost: toNumber(cost),
      profit: toNumber(subtract(fromDecimal(row.total_amount), cost)),
      sharePercentage: Number(row.share_percentage),
      artistProfit: toNumber(fromDecimal(row.artist_profit)),
      isSelfPurchase: row.is_self_purchase,
      /** Why production is on hold: the buyer is asked for another address, or an admin checks the order. */
      hold: row.status === 'processing' ? holdOf(row) : null,
      timeline,
      attribution: code && {
        code: code.code,
        eventName: toQrCode(code).eventName,
        gig: toGigStub(code),
      },
    }
  }
}

function holdOf({ production_hold: isHeld, address_problem: problem }: OrderRow) {
  if (!isHeld) return null
  return problem ? ('address' as const) : ('check' as const)
}

export type ArtistOrderPage = Awaited<ReturnType<ArtistOrderQuery['handle']>>
