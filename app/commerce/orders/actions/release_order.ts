import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import {
  ReleaseProduction,
  type CorrectedDelivery,
} from '#commerce/orders/actions/release_production'
import { AddressInProduction } from '#commerce/orders/errors'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

type Release = { order: OrderRow; delivery: CorrectedDelivery; reason: string; actor: Actor }

/** Releases a checkout from its production hold on behalf of an admin and submits it to the printer, at its address or a corrected one. */
@inject()
export class ReleaseOrder {
  constructor(
    private release: ReleaseProduction,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotOnHold, PaymentDisputed, AddressIncomplete and AddressInProduction. */
  async handle(
    { order, delivery, reason, actor }: Release,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const fulfilment = fulfilmentPort.current()
      const checkoutId = order.checkout_id
      const released = await this.release.handle(checkoutId, delivery, trx)
      const { productionHoldReason: holdReason, isCorrected, production } = released
      if (isCorrected && (await fulfilment.isAddressUsed(checkoutId, trx)))
        throw new AddressInProduction()
      await fulfilment.submit(production, trx)
      // The audit log records that the address changed, not the address.
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
