import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProduct } from '#catalog/actions/lock_product'
import { NotTakenDown, TakedownAnswered } from '#catalog/takedowns/errors'
import { writeTakedownEvent } from '#catalog/takedowns/write_takedown_event'

type Answer = { productId: number; words: string; actorUserId: number }

/** Writes the answer of an artist to the takedown of a product, which admins read. There is one for each takedown. */
@inject()
export class AnswerTakedown {
  constructor(private lockProduct: LockProduct) {}

  /** Throws NotFound, NotTakenDown, TakedownAnswered. */
  async handle(
    { productId, words, actorUserId }: Answer,
    trx: TransactionClientContract
  ): Promise<void> {
    const { name, takedown_id: takedownId } = await this.lockProduct.handle({ productId }, trx)
    if (takedownId === null) throw new NotTakenDown(name)
    const answer = { takedown_id: takedownId, event: 'answered' as const }
    const answered = await trx.from('product_takedown_events').where(answer).first()
    if (answered) throw new TakedownAnswered()
    const event = { productId, event: answer.event, takedownId, words, actorUserId }
    await writeTakedownEvent(event, trx)
  }
}
