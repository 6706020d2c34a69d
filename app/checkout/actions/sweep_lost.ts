import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { StopLost } from '#checkout/actions/stop_lost'
import { UnstoppedLossesQuery } from '#checkout/queries/unstopped_losses_query'

/**
 * Stops what lost disputes took and nobody has stopped yet, for whatever reason: Printful may be away for longer than a
 * job is tried. Safe to run at any time and twice at once.
 */
@inject()
export class SweepLost {
  constructor(
    private losses: UnstoppedLossesQuery,
    private stopLost: StopLost
  ) {}

  /** @returns how many checkouts were asked about, and how many of them are met again by the next run. */
  async handle(): Promise<{ asked: number; failed: number }> {
    const done = { asked: 0, failed: 0 }
    for (const checkoutId of await this.losses.handle()) {
      done.asked++
      try {
        await this.stopLost.handle(checkoutId)
      } catch (error) {
        logger.error({ err: error, checkoutId }, 'What a lost dispute took could not be stopped')
        done.failed++
      }
    }
    return done
  }
}
