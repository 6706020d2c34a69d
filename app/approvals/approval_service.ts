import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AskForApproval } from '#approvals/actions/ask_for_approval'
import { findMove, type Mover, type Way } from '#approvals/moves'
import { CheckNeeded, DesignMissing, NoSuchMove, NotReadyToShow } from '#approvals/errors'
import { productCheckPort } from '#approvals/product_check_port'
import { ChangeStatus, type LockProduct } from '#catalog/public'
import type { ProductStatus } from '#shared/product_status'

type LockedProduct = Awaited<ReturnType<LockProduct['handle']>>

export type MovedBy = { userId: number; as: Mover }

type WantedMove = {
  to: ProductStatus
  actor: MovedBy
  way: Way
  notes?: string | null
  /** Kept on the product as the artist's word on it; left out, what stands there stays. */
  approvalNotes?: string | null
}

/** The life of a product: which moves there are, and whose they are, stands in `moves.ts`. */
@inject()
export class ApprovalService {
  constructor(
    private changeStatus: ChangeStatus,
    private askForApproval: AskForApproval
  ) {}

  /**
   * Moves a product that the caller has locked, and mails its artist where it awaits their approval. Throws NoSuchMove,
   * NotReadyToShow, DesignMissing and CheckNeeded.
   */
  async move(
    product: LockedProduct,
    { to, actor, way, ...words }: WantedMove,
    trx: TransactionClientContract
  ): Promise<void> {
    const { id: productId, name, status: from } = product
    const move = findMove({ from, to, who: actor.as, way })
    if (!move) throw new NoSuchMove({ from, to })
    if (move.needsReadiness && !product.is_ready_for_approval) throw new NotReadyToShow([name])
    if (move.needsDesign && product.is_design_missing) throw new DesignMissing(name, actor.as)
    if (move.needsCheck && !(await productCheckPort.current().isCleared(productId, trx)))
      throw new CheckNeeded(name)
    await this.changeStatus.handle(
      { productId, from, to, actorUserId: actor.userId, ...words },
      trx
    )
    if (to === 'pending_approval') await this.askForApproval.handle(productId, trx)
  }
}
