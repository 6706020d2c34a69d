import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Conflict } from '#core/exceptions/errors'
import { PayArtistNow } from '#payouts/public'
import { fromDecimal } from '#shared/money'
import { markCarriedOut } from '#signoffs/carried_out'
import { SignoffOutgrown } from '#signoffs/errors'
import { UnpaidSignoffsQuery, type UnpaidSignoff } from '#signoffs/queries/unpaid_signoffs_query'

/**
 * Pays the approved “Pay now” that were not paid: the process ended after the approval, or a node of a release that knows no
 * “Pay now” approved it during a deployment (SIGN-9). What can no longer be paid waits for the payout run. Safe to call twice
 * at once: see ReservePayout.
 */
@inject()
export class PayApprovedSignoffs {
  constructor(
    private unpaid: UnpaidSignoffsQuery,
    private payNow: PayArtistNow
  ) {}

  /** @returns how many could not be paid and are tried again */
  async handle(): Promise<{ failed: number }> {
    let failed = 0
    for (const signoff of await this.unpaid.handle())
      try {
        await this.#pay(signoff)
        await markCarriedOut(signoff.id)
      } catch (error) {
        logger.error({ err: error, signoffId: signoff.id }, 'An approved payout could not be made')
        failed++
      }
    return { failed }
  }

  async #pay({ id, artist_id: artistId, amount, decided_by_user_id: actorUserId }: UnpaidSignoff) {
    try {
      await this.payNow.handle({ artistId, actorUserId, requestId: null }, (_trx, due) => {
        if (due > fromDecimal(amount)) throw new SignoffOutgrown()
        return Promise.resolve()
      })
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      logger.warn({ err: error, signoffId: id }, 'An approved payout waits for the payout run')
    }
  }
}
