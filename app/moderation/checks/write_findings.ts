import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CheckedProduct } from '#moderation/checks/queries/findings_query'
import { clock } from '#shared/clock'

/** Adds a check for an admin for each of these, unless there is one already. */
export async function writeFindings(
  all: readonly CheckedProduct[],
  trx: TransactionClientContract
): Promise<void> {
  for (const { productId, fingerprint, found } of all)
    await trx.rawQuery(
      `INSERT INTO product_checks (product_id, fingerprint, found, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (product_id, fingerprint) DO NOTHING`,
      [productId, fingerprint, JSON.stringify(found), clock.now().toJSDate()]
    )
}
