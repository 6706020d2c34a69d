import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { AddressInProduction, ProviderOrderQueries, SubmitCheckout } from '#fulfilment/public'
import { ReleaseProduction, type CorrectedDelivery, type OrderRow } from '#commerce/public'

type Release = { order: OrderRow; delivery: CorrectedDelivery; reason: string; actor: Actor }

/** An admin has looked at a held checkout: all of it goes to the printer, at its address or a corrected one. */
@inject()
export class ReleaseOrder {
  constructor(
    private release: ReleaseProduction,
    private submit: SubmitCheckout,
    private providerOrders: ProviderOrderQueries,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotOnHold, AddressIncomplete and AddressInProduction. */
  async handle(
    { order, delivery, reason, actor }: Release,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const checkoutId = order.checkout_id
      const { productionHoldReason: holdReason, isCorrected } = await this.release.handle(
        checkoutId,
        delivery,
        trx
      )
      if (isCorrected && (await this.providerOrders.isAddressed(checkoutId, trx)))
        throw new AddressInProduction()
      await this.submit.handle(checkoutId, trx)
      // Of an address the log knows that it changed, and not whose it is.
      await this.record.handle(
        {
          ...actor,
          action: 'order.release',
          subjectType: 'order',
          subjectId: order.id,
          before: { holdReason },
          after: { holdReason: null, reason, ...(isCorrected && { isAddressChanged: true }) },
        },
        trx
      )
    })
  }
}
