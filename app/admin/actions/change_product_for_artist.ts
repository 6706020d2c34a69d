import { inject } from '@adonisjs/core'
import { ReadChoice, type Choice } from '#admin/choice'
import type { Actor } from '#audit/public'
import { LockProduct, RecordProductChange, RemakeProduct, type Remaking } from '#catalog/public'
import { inTransaction } from '#core/database/in_transaction'

type WantedChange = {
  actor: Actor
  productId: number
  basedOn?: Date
  /** What it is to be made of; left out, that stays. */
  choice?: Choice
  /** Hundredths of a percent; counts with a choice alone. */
  markup?: number
  changes: Omit<Remaking, 'making'>
}

/**
 * An admin changes a product that its artist has not said yes to: what it is made of, its text and its price. The
 * provider is asked before anything is written.
 */
@inject()
export class ChangeProductForArtist {
  constructor(
    private readChoice: ReadChoice,
    private lockProduct: LockProduct,
    private remake: RemakeProduct,
    private recordChange: RecordProductChange
  ) {}

  /** Throws NotFound, StaleChange, DecidedAlready, and what the provider, the prices and the choice may refuse. */
  async handle({ actor, choice, markup, changes, ...which }: WantedChange): Promise<void> {
    const making = choice && (await this.readChoice.handle(choice, markup)).making
    await inTransaction(undefined, async (trx) => {
      const before = await this.lockProduct.handle(which, trx)
      await this.remake.handle(before, { ...changes, making }, trx)
      await this.recordChange.handle(before, actor, trx)
    })
  }
}
