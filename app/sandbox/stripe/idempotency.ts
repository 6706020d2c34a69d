import { createHash } from 'node:crypto'
import { clock } from '#shared/clock'
import type { FormFields, FormValue } from '#sandbox/stripe/form_body'
import { stripeStore } from '#sandbox/stripe/stripe_store'
import { StripeError } from '#sandbox/stripe/stripe_error'

export type KeptAnswer = { status: number; body: object }

type Kept = KeptAnswer & { fingerprint: string; keptAt: number }

const LIFE_SECONDS = 24 * 60 * 60

const kept = stripeStore<Kept>('idempotency')
const underWay = new Set<string>()

/**
 * Runs a POST once per key: the same key and body get the first answer again, another body is an error, and so is the
 * same key while the first call still runs. What was refused before it began is not kept, as at Stripe.
 */
export async function runOncePerIdempotencyKey(
  key: string,
  request: { path: string; fields: FormFields },
  run: () => Promise<KeptAnswer>
) {
  if (underWay.has(key)) throw inUse(key)
  underWay.add(key)
  try {
    const fingerprint = createHash('sha256')
      .update(`${request.path} ${canonical(request.fields)}`)
      .digest('hex')
    const earlier = await find(key)
    if (earlier && earlier.fingerprint !== fingerprint) throw differentBody(key)
    if (earlier) return { status: earlier.status, body: earlier.body, isReplayed: true }
    const answer = await run()
    await kept.save(key, { ...answer, fingerprint, keptAt: clock.now().toSeconds() })
    return { ...answer, isReplayed: false }
  } finally {
    underWay.delete(key)
  }
}

/** Every key is free again. */
export const forgetKeys = () => kept.clear()

async function find(key: string): Promise<Kept | null> {
  const answer = await kept.find(key)
  return answer && answer.keptAt > clock.now().toSeconds() - LIFE_SECONDS ? answer : null
}

/** The same whatever the order of the names. */
function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`
}

function inUse(key: string): StripeError {
  const message = `There is currently another in-progress request using this Idempotency Key (${key}).`
  return new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message,
  })
}

function differentBody(key: string): StripeError {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  return new StripeError(400, { type: 'idempotency_error', message })
}
