import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { firstSale } from '#commerce/orders/mails/first_sale_mail'
import type Checkout from '#commerce/orders/models/checkout'
import type Order from '#commerce/orders/models/order'
import { FirstSaleQuery } from '#commerce/orders/queries/first_sale_query'
import { ClaimGigNotice } from '#notices/public'

/**
 * Mails the artist the first sale of a gig, once a gig and night, in the transaction of the payment. Gigs are claimed in
 * the order of their ids and after all other locks, so that two payments cannot deadlock.
 */
@inject()
export class NotifyFirstSale {
  constructor(
    private firstSales: FirstSaleQuery,
    private claim: ClaimGigNotice
  ) {}

  async handle(
    { id: checkoutId, paidAt }: Checkout,
    orders: Order[],
    trx: TransactionClientContract
  ): Promise<void> {
    if (!paidAt || orders.every(({ qrCodeId }) => qrCodeId === null)) return
    for (const { gigId, night } of await this.firstSales.gigsOf({ id: checkoutId, paidAt }, trx)) {
      if (!(await this.claim.handle({ gigId, notice: 'first-sale', night }, trx))) continue
      const data = { gigId, checkoutId }
      await mailOutbox.send(firstSale, { event: `${gigId}/${night}`, data }, trx)
    }
  }
}
