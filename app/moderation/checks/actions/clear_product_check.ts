import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockProduct } from '#catalog/public'
import { ConcurrentModification } from '#core/database/assert_not_modified'
import { NotFound } from '#core/exceptions/errors'
import { CheckCleared } from '#moderation/errors'
import { FindingsQuery } from '#moderation/checks/queries/findings_query'
import { clock } from '#shared/clock'
import type { Finding } from '#shared/product_check'

type Clearance = { checkId: number; note: string; actor: Actor }

type CheckRow = {
  product_id: number
  fingerprint: string
  found: Finding[]
  cleared_at: Date | null
}

/** An admin clears what was found in a product, so that its artist can approve and activate it. */
@inject()
export class ClearProductCheck {
  constructor(
    private lockProduct: LockProduct,
    private findings: FindingsQuery,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, CheckCleared, and ConcurrentModification where the product was changed since. */
  async handle({ checkId, note, actor }: Clearance): Promise<void> {
    await db.transaction(async (trx) => {
      const { product_id: productId } = await findCheck(checkId, trx)
      await this.lockProduct.handle({ productId }, trx)
      const check = await findCheck(checkId, trx)
      if (check.cleared_at) throw new CheckCleared()
      const [findings] = await this.findings.handle([productId], trx)
      if (findings?.fingerprint !== check.fingerprint) throw new ConcurrentModification('product')
      await trx.from('product_checks').where('id', checkId).update({
        note,
        cleared_by: actor.actorUserId,
        cleared_at: clock.now().toJSDate(),
      })
      const subject = { subjectType: 'product', subjectId: productId }
      const after = { found: check.found.map(({ text }) => text).join(', '), reason: note }
      await this.record.handle({ ...actor, action: 'product.clear', ...subject, after }, trx)
    })
  }
}

async function findCheck(id: number, trx: TransactionClientContract): Promise<CheckRow> {
  const check: CheckRow | null = await trx
    .from('product_checks')
    .where('id', id)
    .select('product_id', 'fingerprint', 'found', 'cleared_at')
    .first()
  if (!check) throw new NotFound()
  return check
}
