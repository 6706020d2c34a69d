import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/**
 * A shipment came back: its rows are not taken for delivered by the passing of time, and an admin has to look
 * (docs/rules/fulfilment.md#shipments).
 */
export async function markReturned(
  remoteShipmentId: number,
  reason: string | null,
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('shipments')
    .where('remote_shipment_id', remoteShipmentId)
    .whereNull('returned_at')
    .update({ returned_at: clock.now().toJSDate(), return_reason: reason })
}
