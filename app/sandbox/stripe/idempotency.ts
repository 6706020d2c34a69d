import { createHash } from 'node:crypto'
import { clock } from '#shared/clock'
import { randomText } from '#sandbox/object_store'
import type { FormFields, FormValue } from '#sandbox/stripe/form_body'
import { stripeStore, withRepeatableIds } from '#sandbox/stripe/stripe_store'
import { StripeError } from '#sandbox/stripe/stripe_error'

export type KeptAnswer = { status: number; body: object }

/** A call without an answer is under way, or its process was killed. */
type Kept = Partial<KeptAnswer> & { fingerprint: string; keptAt: number; seed: string }

const LIFE_SECONDS = 24 * 60 * 60

const kept = stripeStore<Kept>('idempotency')
const underWay = new Set<string>()

/**
 * Runs a POST once per key: the same key and body get the first answer again, another body is an error, and so is the
 * same key while the first call still runs. What was refused before it began is not kept, as at Stripe.
 *
 * The key is written first, with the seed of the ids that the call will give: a call that a killed process left unfinished
 * gives the same ids when it is repeated, finds the objects that it made, and continues from there.
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
    if (earlier?.status && earlier.body)
      return { status: earlier.status, body: earlier.body, isReplayed: true }
    const begun = earlier ?? (await begin(key, fingerprint))
    return { ...(await finish(key, begun, run)), isReplayed: false }
  } finally {
    underWay.delete(key)
  }
}

async function begin(key: string, fingerprint: string): Promise<Kept> {
  const begun = { fingerprint, keptAt: clock.now().toSeconds(), seed: randomText(24) }
  await kept.save(key, begun)
  return begun
}

async function finish(key: string, begun: Kept, run: () => Promise<KeptAnswer>) {
  try {
    const answer = await withRepeatableIds(begun.seed, run)
    await kept.save(key, { ...begun, ...answer })
    return answer
  } catch (error) {
    if (error instanceof StripeError) await kept.remove(key)
    throw error
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
