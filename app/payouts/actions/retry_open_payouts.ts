import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { SendPayout } from '#payouts/actions/send_payout'
import { SendReversal } from '#payouts/actions/send_reversal'
import { OpenPayoutsQuery } from '#payouts/queries/open_payouts_query'

/** Few enough that a run ends while Stripe is slow; the others come with the next. */
const MOST_AT_ONCE = 50

/** Asks again about payouts and reversals whose end is not known. Safe to run at any time and twice at once. */
@inject()
export class RetryOpenPayouts {
  constructor(
    private open: OpenPayoutsQuery,
    private sendPayout: SendPayout,
    private sendReversal: SendReversal
  ) {}

  /** @returns how many have come to an end, and how many could not be asked about. */
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
