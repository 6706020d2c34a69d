import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProductChecks } from '#approvals/public'
import { FindingsQuery } from '#moderation/checks/queries/findings_query'
import { writeFindings } from '#moderation/checks/write_findings'

/** Records what is found in a product, and says whether an admin has cleared it: what approvals asks. */
@inject()
export class ProductChecksAdapter implements ProductChecks {
  constructor(private findings: FindingsQuery) {}

  async recordFindings(productId: number, trx: TransactionClientContract): Promise<void> {
    await writeFindings(await this.findings.handle([productId], trx), trx)
  }

  async isCleared(productId: number, trx: TransactionClientContract): Promise<boolean> {
    const [findings] = await this.findings.handle([productId], trx)
    if (!findings) return true
    const cleared = await trx
      .from('product_checks')
      .where({ product_id: productId, fingerprint: findings.fingerprint })
      .whereNotNull('cleared_at')
      .first()
    return cleared !== null
  }
}
