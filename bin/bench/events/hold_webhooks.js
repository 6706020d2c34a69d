import { LauncherError } from '../../launcher/steps.js'
import { STRIPE_KEY } from '../../launcher/provider_settings.js'

/** The stand-in for Stripe keeps its events from here on: the benchmark sends its own. */
export async function holdWebhooks(providers) {
  const answer = await fetch(`${providers}/sandbox/stripe/v1/faults`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${STRIPE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: 'held' }),
  })
  if (!answer.ok) throw new LauncherError(`The stand-in sends its events: ${answer.status}`)
}
