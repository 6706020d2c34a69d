import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import payoutsConfig from '#config/payouts'
import { OldDebts } from '#ledger/public'
import { ReserveReversals } from '#payouts/actions/reserve_reversals'
import { SendReversal } from '#payouts/actions/send_reversal'
import { clock } from '#shared/clock'

/**
 * Recovers negative balances of artists by reversing transfers, for debts that no sale covered in time
 * (docs/rules/payouts.md#negative-balances). A reversal that Stripe refuses stays a debt. Safe to run at any time and
 * twice at once.
 */
@inject()
export class RecoverNegativeBalances {
  constructor(
    private debts: OldDebts,
    private reserve: ReserveReversals,
    private send: SendReversal
  ) {}

  /** @returns how many reversals were sent, and for how many artists it failed */
  async handle(): Promise<{ asked: number; failed: number }> {
    const since = clock.now().minus({ days: payoutsConfig.debtDays })
    const done = { asked: 0, failed: 0 }
    for (const artistId of await this.debts.artists(since))
      try {
        for (const reversalId of await this.reserve.handle(artistId)) {
          await this.send.handle(reversalId)
          done.asked++
        }
      } catch (error) {
        logger.error({ err: error, artistId }, 'A debt could not be collected')
        done.failed++
      }
    return done
  }
}
