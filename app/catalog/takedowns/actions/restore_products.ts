import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
import type { ChosenProduct } from '#catalog/takedowns/actions/take_down_products'
import { NotTakenDown } from '#catalog/takedowns/errors'
import { productRestored } from '#catalog/mails/takedown_mail'
import { UPDATE_ARTWORKS_JOB } from '#catalog/takedowns/job_names'
import { setTakedown, writeTakedownEvent } from '#catalog/takedowns/write_takedown_event'
import { jobs } from '#core/jobs/main'
import { mailOutbox } from '#core/mail/main'

type Restoration = { products: readonly ChosenProduct[]; reason: string; actor: Actor }

/**
 * Ends the takedown of products, all or none: each is shown and sold again as its status allows. Each artist is mailed.
 * Artwork that a legal takedown revoked is reinstated; orders that it held stay held until an admin releases them.
 */
@inject()
export class RestoreProducts {
  constructor(
    private lockProduct: LockProduct,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, ConcurrentModification, NotTakenDown. */
  async handle({ products, ...restoration }: Restoration): Promise<void> {
    const inKeyOrder = products.toSorted((one, other) => one.id - other.id)
    await db.transaction(async (trx) => {
      for (const { id: productId, updatedAt: ifUnmodifiedSince } of inKeyOrder) {
        const product = await this.lockProduct.handle({ productId, ifUnmodifiedSince }, trx)
        await this.#restore(product, restoration, trx)
      }
    })
  }

  async #restore(
    { id: productId, name, takedown_id: takedownId }: LockedProduct,
    { reason, actor }: Omit<Restoration, 'products'>,
    trx: TransactionClientContract
  ): Promise<void> {
    if (takedownId === null) throw new NotTakenDown(name)
    const { actorUserId } = actor
    const event = { productId, event: 'restored' as const, words: reason, actorUserId }
    await writeTakedownEvent({ ...event, takedownId }, trx)
    await setTakedown(productId, null, trx)
    await jobs.enqueue(UPDATE_ARTWORKS_JOB, { productId }, trx)
    const subject = { action: 'product.restore', subjectType: 'product', subjectId: productId }
    await this.record.handle({ ...actor, ...subject, after: { takedown: null, reason } }, trx)
    await mailOutbox.send(productRestored, { event: takedownId, data: { takedownId } }, trx)
  }
}
