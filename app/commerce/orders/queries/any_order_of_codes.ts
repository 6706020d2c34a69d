import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether an order row in any state names one of these QR codes. */
export async function anyOrderOfCodes(
  qrCodeIds: number[],
  trx: TransactionClientContract
): Promise<boolean> {
  const order = await trx.from('orders').whereIn('qr_code_id', qrCodeIds).select('id').first()
  return order !== null
}
