import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { Actor } from '#audit/public'
import { OrderQueries, RefundOrder } from '#commerce/public'
import { PayArtistNow, ResumePayouts, RetryPayout } from '#payouts/public'
import { fromDecimal } from '#shared/money'
import { DecideSignoff } from '#signoffs/actions/decide_signoff'
import { markCarriedOut } from '#signoffs/carried_out'
import { OwnSignoff, SignoffEnded, SignoffOutgrown } from '#signoffs/errors'
import { SignoffQueries } from '#signoffs/queries/signoff_queries'
import type { SignoffRow } from '#signoffs/signoff'

/**
 * Approves a request as a second admin and does what it asks for. The approval commits together with the refund, with the
 * end of the pause, or with the beginning of the retry of a payout, before Stripe is called. Where this process ends then,
 * PayApprovedSignoffs makes a payout that was to be made at once.
 */
@inject()
export class ApproveSignoff {
  constructor(
    private signoffs: SignoffQueries,
    private decide: DecideSignoff,
    private orders: OrderQueries,
    private refundOrder: RefundOrder,
    private resumePayouts: ResumePayouts,
    private retryPayout: RetryPayout,
    private payNow: PayArtistNow
  ) {}

  /**
   * A second press of the same admin changes nothing. Throws NotFound, OwnSignoff, SignoffEnded, and what the refund or
   * payout throws, ConcurrentModification if payouts were paused for another reason since, SignoffOutgrown if more would be paid now
   * than was requested; the request then still waits, except if Stripe could not be asked about a payout.
   */
  async handle(signoffId: number, actor: Actor): Promise<void> {
    const signoff = await this.signoffs.findOrFail(signoffId)
    if (isApprovedBy(signoff, actor)) return
    if (signoff.status !== 'waiting') throw new SignoffEnded(signoff.status)
    if (signoff.requested_by_user_id === actor.actorUserId) throw new OwnSignoff()
    try {
      await this.#carryOut(signoff, actor)
    } catch (error) {
      // Another press may have been faster, and have taken what there was to refund.
      if (signoff.kind !== 'refund' && !(error instanceof SignoffEnded)) throw error
      const now = await this.signoffs.findOrFail(signoffId)
      if (now.status === 'waiting') throw error
      if (!isApprovedBy(now, actor)) throw new SignoffEnded(now.status)
    }
  }

  async #carryOut(signoff: SignoffRow, actor: Actor): Promise<void> {
    const approval = {
      ...actor,
      signoffId: signoff.id,
      status: 'approved' as const,
      refundId: null,
    }
    switch (signoff.kind) {
      case 'refund':
        await this.#refund(signoff, actor)
        return
      case 'resume_payouts':
        await db.transaction(async (trx) => {
          await this.decide.handle(approval, trx)
          const artistId = signoff.artist_id!
          const seenReason = signoff.reason ?? undefined
          await this.resumePayouts.handle({ ...actor, artistId, seenReason }, trx)
        })
        return
      case 'retry_payout': {
        const payout = { ...actor, payoutId: signoff.payout_id! }
        const isRetried = await this.retryPayout.handle(payout, (_status, trx) =>
          this.decide.handle(approval, trx)
        )
        if (!isRetried) await this.decide.handle(approval)
        return
      }
      case 'pay_now':
        await this.payNow.handle({ ...actor, artistId: signoff.artist_id! }, async (trx, due) => {
          if (due > fromDecimal(signoff.amount)) throw new SignoffOutgrown()
          await this.decide.handle(approval, trx)
        })
        await markCarriedOut(signoff.id)
        return
      default:
        throw new Error(
          `Nothing carries out a request of the kind ${String(signoff.kind satisfies never)}`
        )
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
