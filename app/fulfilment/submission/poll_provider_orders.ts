import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import ProviderOrder from '#fulfilment/models/provider_order'
import { PrintfulOrders } from '#fulfilment/printful/printful_orders'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { isOutOfReach } from '#fulfilment/refusals'
import { RecordTrouble } from '#fulfilment/submission/record_trouble'
import { TakeReading } from '#fulfilment/submission/take_reading'

const MOST_AT_ONCE = 30
/** Whoever waits on a screen or submits an order goes before. */
const PATIENCE_MILLISECONDS = 2_000

/** Reads orders again whose events stayed away, as far as the calls that Printful allows are not wanted elsewhere. */
@inject()
export class PollProviderOrders {
  constructor(
    private orders: ProviderOrderQueries,
    private printful: PrintfulOrders,
    private take: TakeReading,
    private trouble: RecordTrouble
  ) {}

  /** @returns how many were read. */
  async handle(): Promise<number> {
    let read = 0
    for (const id of await this.orders.unheard(MOST_AT_ONCE))
      try {
        await this.#read(id)
        read++
      } catch (error) {
        if (!isOutOfReach(error)) throw error
        logger.warn({ err: error }, 'Printful could not be asked how its orders stand')
        break
      }
    return read
  }

  async #read(id: number): Promise<void> {
    const { printfulOrderId } = await ProviderOrder.findOrFail(id)
    const reading = await this.printful.find(printfulOrderId!, { patience: PATIENCE_MILLISECONDS })
    if (reading) await this.take.handle(id, reading)
    else await this.trouble.fail(id, 'Printful does not know this order any more')
  }
}
