import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { SendPayout } from '#payouts/actions/send_payout'
import { SendReversal } from '#payouts/actions/send_reversal'
import { OpenPayoutsQuery } from '#payouts/queries/open_payouts_query'

/** Bounds a run while Stripe is slow. The next run takes the others. */
const MOST_AT_ONCE = 50

/** Sends open payouts and reversals again. Safe to run at any time and twice at once. */
@inject()
export class RetryOpenPayouts {
  constructor(
    private open: OpenPayoutsQuery,
    private sendPayout: SendPayout,
    private sendReversal: SendReversal
  ) {}

  /** @returns how many have ended, and how many could not be sent */
  async handle(): Promise<{ settled: number; failed: number }> {
    const payouts = await this.open.payouts(MOST_AT_ONCE)
    const reversals = await this.open.reversals(MOST_AT_ONCE)
    const asked = [
      ...payouts.map((id) => () => this.sendPayout.handle(id)),
      ...reversals.map((id) => () => this.sendReversal.handle(id)),
    ]
    const done = { settled: 0, failed: 0 }
    for (const ask of asked)
      try {
        const status = await ask()
        if (status !== 'sending' && status !== 'creating') done.settled++
      } catch (error) {
        logger.error({ err: error }, 'A payout could not be settled')
        done.failed++
      }
    return done
  }
}
