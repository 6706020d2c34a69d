import db from '@adonisjs/lucid/services/db'

/** When the latest event of each provider arrived. */
export async function latestWebhookEvents(): Promise<Map<string, Date>> {
  const rows: { provider: string; latest: Date }[] = await db
    .from('webhook_events')
    .groupBy('provider')
    .select('provider')
    .max('received_at as latest')
  return new Map(rows.map(({ provider, latest }) => [provider, latest]))
}
