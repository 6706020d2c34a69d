import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { Actor } from '#audit/public'
import { OrderQueries, RefundOrder } from '#commerce/public'
import { PausePayouts, RetryPayout } from '#payouts/public'
import { fromDecimal } from '#shared/money'
import { DecideSignoff } from '#signoffs/actions/decide_signoff'
import { OwnSignoff, SignoffEnded } from '#signoffs/errors'
import { SignoffQueries } from '#signoffs/queries/signoff_queries'
import type { SignoffRow } from '#signoffs/signoff'

/**
 * Approves a request as a second admin and does what it asks for. A refund, and payouts that go on, commit together with the
 * approval; a payout is retried after it, because Stripe is called.
 */
@inject()
export class ApproveSignoff {
  constructor(
    private signoffs: SignoffQueries,
    private decide: DecideSignoff,
    private orders: OrderQueries,
    private refundOrder: RefundOrder,
    private pausePayouts: PausePayouts,
    private retryPayout: RetryPayout
  ) {}

  /**
   * A second press of the same admin changes nothing. Throws NotFound, OwnSignoff, SignoffEnded, and what the refund or
   * payout throws; the request then still waits, except for a payout that Stripe does not make.
   */
  async handle(signoffId: number, actor: Actor): Promise<void> {
    const signoff = await this.signoffs.findOrFail(signoffId)
    if (isApprovedBy(signoff, actor)) return
    if (signoff.status !== 'waiting') throw new SignoffEnded(signoff.status)
    if (signoff.requested_by_user_id === actor.actorUserId) throw new OwnSignoff()
    try {
      await this.#carryOut(signoff, actor)
    } catch (error) {
      // Another press was faster, and has taken what there was to refund.
      const { status, ...now } = await this.signoffs.findOrFail(signoffId)
      if (signoff.kind !== 'retry_payout' && isApprovedBy({ status, ...now }, actor)) return
      if (signoff.kind === 'refund' && status !== 'waiting') throw new SignoffEnded(status)
      throw error
    }
  }

  async #carryOut(signoff: SignoffRow, actor: Actor): Promise<void> {
    const approval = { ...actor, signoffId: signoff.id, status: 'approved' as const }
    switch (signoff.kind) {
      case 'refund':
        await this.#refund(signoff, actor)
        return
      case 'resume_payouts':
        await db.transaction(async (trx) => {
          await this.decide.handle({ ...approval, refundId: null }, trx)
          const artistId = signoff.artist_id!
          await this.pausePayouts.handle({ ...actor, artistId, reason: null }, trx)
        })
        return
      case 'retry_payout':
        await this.decide.handle({ ...approval, refundId: null })
        await this.retryPayout.handle({ ...actor, payoutId: signoff.payout_id! })
    }
  }

  async #refund(signoff: SignoffRow, actor: Actor) {
    await this.refundOrder.handle(
      {
        order: await this.orders.findOrFail(signoff.order_id!),
        amount: fromDecimal(signoff.amount),
        shippingAmount: fromDecimal(signoff.shipping_amount),
        cancels: false,
        reason: signoff.reason!,
        actor,
        onCreated: ({ refundId }, trx) =>
          this.decide.handle(
            { ...actor, signoffId: signoff.id, status: 'approved', refundId },
            trx
          ),
      },
      null
    )
  }
}

const isApprovedBy = (
  { status, decided_by_user_id: decider }: Pick<SignoffRow, 'status' | 'decided_by_user_id'>,
  { actorUserId }: Actor
) => status === 'approved' && decider === actorUserId
