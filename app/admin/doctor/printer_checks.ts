import { appUrl } from '#config/app'
import { providerName } from '#config/fulfilment'
import { fail, ok, type Check, type Finding } from '#admin/doctor/finding'
import type { FulfilmentProvider } from '#fulfilment/public'

const REMEDY = `Check the settings for ${providerName} (.env.example), or authorize the store at /admin`

async function checkConnection({ name, connection }: FulfilmentProvider): Promise<Finding> {
  const { status } = await connection.status()
  if (status.connected) return ok(name, 'The store opens')
  return fail(name, status.error ?? 'The store does not open', status.suggestion ?? REMEDY)
}

async function checkWebhook({ name, webhooks }: FulfilmentProvider): Promise<Finding> {
  const check = `${name} webhook`
  const address = await webhooks.address()
  if (address?.startsWith(`${appUrl}/api/webhooks/`))
    return ok(check, `${providerName} reports to this shop`)
  const origin = address && URL.canParse(address) ? new URL(address).origin : 'no address'
  return fail(check, `${providerName} reports to ${origin}`, `Run node ace ${name}:webhook`)
}

export const printerChecks = (provider: FulfilmentProvider): Check[] => [
  { name: provider.name, remedy: REMEDY, run: () => checkConnection(provider) },
  { name: `${provider.name} webhook`, remedy: REMEDY, run: () => checkWebhook(provider) },
]
