import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { FulfilmentProvider } from '#fulfilment/provider'

/** Tells the provider where to report to, and of which blanks the stock. */
@inject()
export class RegisterWebhook {
  constructor(private provider: FulfilmentProvider) {}

  async handle(): Promise<void> {
    const { webhooks } = this.provider
    await webhooks.register(await blanksInUse(webhooks.mostBlanks))
  }
}

async function blanksInUse(most: number): Promise<number[]> {
  const rows: { catalog_item_id: string }[] = await db
    .from('blanks')
    .whereNull('gone_at')
    .orderBy('catalog_item_id')
    .limit(most)
    .select('catalog_item_id')
  return rows.map((row) => Number(row.catalog_item_id))
}
