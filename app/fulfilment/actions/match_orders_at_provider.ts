import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { orderIdOf } from '#fulfilment/submission/provider_order_request'
import { OUR_NAMES } from '#fulfilment/submission/write_provider_order'
import { clock } from '#shared/clock'

const QUEUE_MILLISECONDS = 600_000

export type OrderAtProvider = {
  externalId: string
  checkoutId: number
  orderIds: number[]
  status: ProviderOrderSnapshot['status']
}

/** Matches our orders with the provider's, after a restore from a backup. */
@inject()
export class MatchOrdersAtProvider {
  constructor(private provider: FulfilmentProvider) {}

  /**
   * Lists the provider's orders that bear our names and have no row here: newest first, as far as the first page on which
   * all have one. Changes nothing.
   */
  async unknown(): Promise<OrderAtProvider[]> {
    const unknown: OrderAtProvider[] = []
    for (let offset: number | null = 0; offset !== null;) {
      const page: Awaited<ReturnType<FulfilmentProvider['orders']['list']>> =
        await this.provider.orders.list(offset, {
          lane: 'sync',
          queueTimeout: QUEUE_MILLISECONDS,
        })
      const ours = page.items.filter(({ externalId }) => OUR_NAMES.test(externalId ?? ''))
      const known = await knownAmong(ours.map(({ externalId }) => externalId!))
      const missing = ours.filter(({ externalId }) => !known.has(externalId!))
      unknown.push(...missing.map(toOrder))
      const isInBackup = ours.length > 0 && missing.length === 0
      offset = isInBackup ? null : page.nextOffset
    }
    return unknown
  }

  /**
   * Has each order that waits for its submission looked for at the provider first, which may have received it after the
   * backup. @returns how many
   */
  async lookUpBeforeSubmitting(): Promise<number> {
    const marked = await db
      .from('provider_orders')
      .whereIn('status', ['waiting', 'draft'])
      .whereNull('submitted_at')
      .update({ submitted_at: clock.now().toJSDate() })
    return Number(marked)
  }
}

async function knownAmong(externalIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows: { external_id: string }[] = await db
    .from('provider_orders')
    .whereIn('external_id', [...externalIds])
    .select('external_id')
  return new Set(rows.map((row) => row.external_id))
}

function toOrder({ externalId, items, status }: ProviderOrderSnapshot): OrderAtProvider {
  return {
    externalId: externalId!,
    checkoutId: Number(/\d+/.exec(externalId!)![0]),
    orderIds: items.flatMap((item) => orderIdOf(item.externalId) ?? []),
    status,
  }
}
