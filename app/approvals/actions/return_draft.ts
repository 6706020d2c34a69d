import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoSuchMove } from '#approvals/errors'
import { latestMoveTo } from '#approvals/latest_move'
import { draftReturned } from '#approvals/mails/draft_returned_mail'
import type { Actor } from '#audit/public'
import { ChangeStatus, LockProduct, UpdateProductDetails } from '#catalog/public'
import { mailOutbox } from '#core/mail/main'

type Return = {
  productId: number
  ifUnmodifiedSince?: string
  /** What the artist is to change. */
  notes: string
  actor: Actor
}

/**
 * An admin returns a draft to its artist with a note: it stays a draft, the note is kept in its history and on it, and the
 * artist is mailed. The admin's own change is in the audit log.
 */
@inject()
export class ReturnDraft {
  constructor(
    private updateDetails: UpdateProductDetails,
    private lockProduct: LockProduct,
    private changeStatus: ChangeStatus
  ) {}

  /** Throws NotFound, ConcurrentModification, ProductAlreadyApproved, and NoSuchMove where it is no draft. */
  async handle({ notes, actor, ...which }: Return): Promise<void> {
    await this.updateDetails.handle({
      ...which,
      changes: {},
      by: { role: 'admin', actor, source: { adminNotes: notes } },
      andThen: (trx) => this.#tell(which.productId, { notes, actor }, trx),
    })
  }

  async #tell(
    productId: number,
    { notes, actor }: Pick<Return, 'notes' | 'actor'>,
    trx: TransactionClientContract
  ): Promise<void> {
    const { status } = await this.lockProduct.handle({ productId }, trx)
    if (status !== 'draft') throw new NoSuchMove({ from: status, to: 'draft' })
    const entry = { productId, from: status, to: status, actorUserId: actor.actorUserId, notes }
    await this.changeStatus.handle(entry, trx)
    const moveId = await latestMoveTo('draft', productId, trx)
    await mailOutbox.send(draftReturned, { event: moveId, data: { moveId } }, trx)
  }
}
