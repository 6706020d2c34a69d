import db from '@adonisjs/lucid/services/db'

/** Those of the checkouts whose payment is being processed: paid by a method that takes hours or days. */
export async function checkoutsBeingPaid(
  checkoutIds: readonly number[]
): Promise<ReadonlySet<number>> {
  const rows: { checkout_id: number }[] = await db
    .from('payment_sessions')
    .whereIn('checkout_id', [...checkoutIds])
    .where('status', 'processing')
    .select('checkout_id')
  return new Set(rows.map((row) => row.checkout_id))
}
