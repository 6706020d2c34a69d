import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
import { AlreadyTakenDown } from '#catalog/takedowns/errors'
import { productTakenDown } from '#catalog/mails/takedown_mail'
import { takedownPort } from '#catalog/takedowns/takedown_port'
import { setTakedown, writeTakedownEvent } from '#catalog/takedowns/write_takedown_event'
import { mailOutbox } from '#core/mail/main'
import type { TakedownKind } from '#shared/takedown'

/** A product as an admin chose it: `updatedAt` is the version that they saw. */
export type ChosenProduct = { id: number; updatedAt?: string }

type Takedown = {
  products: readonly ChosenProduct[]
  kind: TakedownKind
  reason: string
  actor: Actor
}

/**
 * Takes products down, all or none: from the commit on they are hidden from all but their artists and admins, whatever
 * their status. Each artist is mailed. A legal takedown also stops open payments and production. A withdrawn product can be
 * taken down once more as a legal matter.
 */
@inject()
export class TakeDownProducts {
  constructor(
    private lockProduct: LockProduct,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, ConcurrentModification, AlreadyTakenDown. */
  async handle({ products, ...takedown }: Takedown): Promise<void> {
    const inKeyOrder = products.toSorted((one, other) => one.id - other.id)
    await db.transaction(async (trx) => {
      for (const { id: productId, updatedAt: ifUnmodifiedSince } of inKeyOrder) {
        const product = await this.lockProduct.handle({ productId, ifUnmodifiedSince }, trx)
        await this.#takeDown(product, takedown, trx)
      }
      if (takedown.kind !== 'legal') return
      const ids = inKeyOrder.map(({ id }) => id)
      await takedownPort.current().stopOrders(ids, trx)
    })
  }

  async #takeDown(
    product: LockedProduct,
    { kind, reason, actor }: Omit<Takedown, 'products'>,
    trx: TransactionClientContract
  ): Promise<void> {
    const { id: productId, takedown_id: earlierId } = product
    const earlier = earlierId === null ? null : await takedownKind(earlierId, trx)
    if (earlier === 'legal' || earlier === kind) throw new AlreadyTakenDown(product.name)
    const { actorUserId } = actor
    const event = { productId, event: 'taken_down' as const, kind, words: reason, actorUserId }
    const takedownId = await writeTakedownEvent(event, trx)
    await setTakedown(productId, takedownId, trx)
    const subject = { action: 'product.take_down', subjectType: 'product', subjectId: productId }
    const change = { before: { takedown: earlier }, after: { takedown: kind, reason } }
    await this.record.handle({ ...actor, ...subject, ...change }, trx)
    await mailOutbox.send(productTakenDown, { event: takedownId, data: { takedownId } }, trx)
  }
}

async function takedownKind(
  takedownId: number,
  trx: TransactionClientContract
): Promise<TakedownKind> {
  const { kind } = await trx
    .from('product_takedown_events')
    .where('id', takedownId)
    .select('kind')
    .firstOrFail()
  return kind
}
