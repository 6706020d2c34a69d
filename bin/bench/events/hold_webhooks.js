import { LauncherError } from '../../launcher/steps.js'
import { STRIPE_KEY } from '../../launcher/provider_settings.js'

/** Stops the stand-in for Stripe from sending events: the benchmark sends its own. */
export async function holdWebhooks(providers) {
  const answer = await fetch(`${providers}/sandbox/stripe/v1/faults`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${STRIPE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: 'held' }),
  })
  if (!answer.ok)
    throw new LauncherError(`The stand-in’s events could not be stopped: status ${answer.status}`)
}
