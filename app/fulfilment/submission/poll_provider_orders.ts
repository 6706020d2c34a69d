import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import ProviderOrder from '#fulfilment/models/provider_order'
import { FulfilmentProvider } from '#fulfilment/provider'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { isProviderDown } from '#fulfilment/errors'
import { RecordSubmissionFailure } from '#fulfilment/submission/record_submission_failure'
import { ApplyProviderOrderUpdate } from '#fulfilment/submission/apply_provider_order_update'

const MOST_AT_ONCE = 30
/** How long a read may wait: calls for a screen or for a submission go first, in lanes of their own. */
const TIMEOUT_MILLISECONDS = 20_000

/** How many orders were read, and how many could not be: those are read again later, after the others. */
export type Polled = { read: number; failed: number }

/** Reads orders again whose events stayed away, with the calls that the provider allows and nothing else needs. */
@inject()
export class PollProviderOrders {
  constructor(
    private orders: ProviderOrderQueries,
    private provider: FulfilmentProvider,
    private applyUpdate: ApplyProviderOrderUpdate,
    private recordFailure: RecordSubmissionFailure
  ) {}

  async handle(): Promise<Polled> {
    const polled = { read: 0, failed: 0 }
    for (const id of await this.orders.unheard(MOST_AT_ONCE))
      try {
        await this.#read(id)
        polled.read++
      } catch (error) {
        await this.recordFailure.askLater(id)
        if (isProviderDown(error)) {
          logger.warn({ err: error }, 'The provider could not be asked how its orders stand')
          break
        }
        logger.error({ err: error, providerOrderId: id }, 'How an order stands could not be read')
        polled.failed++
      }
    return polled
  }

  async #read(id: number): Promise<void> {
    const { remoteOrderId, checkoutId } = await ProviderOrder.findOrFail(id)
    const snapshot = await this.provider.orders.find(remoteOrderId!, {
      lane: 'sync',
      queueTimeout: TIMEOUT_MILLISECONDS,
    })
    if (snapshot) await this.applyUpdate.handle({ id, checkoutId }, snapshot)
    else await this.recordFailure.lose(id)
  }
}
