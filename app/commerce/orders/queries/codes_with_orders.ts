import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Finds which of these QR codes have an order row, in any state: one index lookup for each code. */
export async function codesWithOrders(
  qrCodeIds: number[],
  trx: TransactionClientContract
): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `SELECT id FROM unnest(?::integer[]) AS code (id)
      WHERE EXISTS (SELECT FROM orders WHERE orders.qr_code_id = code.id)`,
    [qrCodeIds]
  )
  return rows.map(({ id }) => id)
}
