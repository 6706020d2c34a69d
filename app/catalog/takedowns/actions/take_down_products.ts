import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
import { AlreadyTakenDown } from '#catalog/takedowns/errors'
import { productTakenDown } from '#catalog/mails/takedown_mail'
import { takedownPort } from '#catalog/takedowns/takedown_port'
import { inTransaction } from '#core/database/in_transaction'
import { UPDATE_ARTWORKS_JOB } from '#catalog/takedowns/job_names'
import { SameArtworkQuery } from '#catalog/takedowns/queries/same_artwork_query'
import { setTakedown, writeTakedownEvent } from '#catalog/takedowns/write_takedown_event'
import { jobs } from '#core/jobs/main'
import { mailOutbox } from '#core/mail/main'
import type { TakedownKind } from '#shared/takedown'

/** A product as an admin chose it: `updatedAt` is the version that they saw. */
export type ChosenProduct = { id: number; updatedAt?: string }

export type Takedown = {
  products: readonly ChosenProduct[]
  kind: TakedownKind
  reason: string
  actor: Actor
}

/**
 * Takes products down, all or none: from the commit on they are hidden from all but their artists and admins, whatever
 * their status. Each artist is mailed. A legal takedown also stops open payments and production, revokes artwork, and takes
 * the other products of that artwork along. A withdrawn product can be taken down once more as a legal matter.
 */
@inject()
export class TakeDownProducts {
  constructor(
    private lockProduct: LockProduct,
    private record: RecordAuditEntry,
    private sameArtwork: SameArtworkQuery
  ) {}

  /** Throws NotFound, ConcurrentModification, AlreadyTakenDown. */
  async handle(
    { products, ...takedown }: Takedown,
    caller?: TransactionClientContract
  ): Promise<void> {
    const isLegal = takedown.kind === 'legal'
    await inTransaction(caller, async (trx) => {
      const chosenIds = products.map(({ id }) => id)
      const others = isLegal ? await this.sameArtwork.others(chosenIds, trx) : []
      const all: ChosenProduct[] = [...products, ...others.map((id) => ({ id }))]
      const inKeyOrder = all.toSorted((one, other) => one.id - other.id)
      for (const { id: productId, updatedAt: ifUnmodifiedSince } of inKeyOrder) {
        const product = await this.lockProduct.handle({ productId, ifUnmodifiedSince }, trx)
        await this.#takeDown(product, takedown, trx)
      }
      if (!isLegal) return
      const ids = inKeyOrder.map(({ id }) => id)
      for (const productId of ids) await jobs.enqueue(UPDATE_ARTWORKS_JOB, { productId }, trx)
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
