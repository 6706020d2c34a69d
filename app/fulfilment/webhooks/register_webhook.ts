import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import { PrintfulWebhooks } from '#fulfilment/printful/printful_webhooks'
import { HANDLED_TYPES } from '#fulfilment/webhooks/printful_event'

/** Printful's own most for one address. */
const MOST_BLANKS = 100

/** Tells Printful where to report to. The address holds a secret, because its events carry no signature. */
@inject()
export class RegisterWebhook {
  constructor(private webhooks: PrintfulWebhooks) {}

  /** Throws what PrintfulClient's calls throw. */
  async handle(): Promise<void> {
    await this.webhooks.register({
      url: `${appUrl}/api/webhooks/printful/${printfulConfig.webhookSecret}`,
      types: HANDLED_TYPES,
      stockOf: await blanksInUse(),
    })
  }
}

async function blanksInUse(): Promise<number[]> {
  const rows: { catalog_item_id: string }[] = await db
    .from('blanks')
    .whereNull('gone_at')
    .orderBy('catalog_item_id')
    .limit(MOST_BLANKS)
    .select('catalog_item_id')
  return rows.map((row) => Number(row.catalog_item_id))
}
