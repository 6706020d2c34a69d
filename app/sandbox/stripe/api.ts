import { timingSafeEqual } from 'node:crypto'
import stripeConfig from '#config/stripe'
import { faults } from '#sandbox/stripe/faults'
import { decodeForm, type FormFields } from '#sandbox/stripe/form_body'
import { runOncePerIdempotencyKey, type KeptAnswer } from '#sandbox/stripe/idempotency'
import { newId } from '#sandbox/stripe/stripe_store'
import { invalid, StripeError } from '#sandbox/stripe/stripe_error'

export type ApiRequest = {
  method: string
  path: string
  form: string
  authorization?: string
  idempotencyKey?: string
}

/** The latest calls as they came: tests look here for what was sent, and that nothing was. */
const LONGEST_LOG = 200
export const requestLog: ApiRequest[] = []

/** Null: the call was carried out and its answer is lost on the way. */
export type ApiAnswer = { status: number; body: object; headers: Record<string, string> } | null

/** Carries one call out; `expand` names what else to show. */
export type Operation = (fields: FormFields, expand: string[]) => Promise<object>

/** What every call passes: the key, planned faults, the idempotency key, errors in Stripe's form. */
export async function answerCall(request: ApiRequest, operation: Operation): Promise<ApiAnswer> {
  const headers: Record<string, string> = {
    'Request-Id': newId('req', 14),
    'Stripe-Version': '2026-10-28.endive',
  }
  requestLog.push(request)
  if (requestLog.length > LONGEST_LOG) requestLog.shift()
  try {
    if (!isAuthentic(request.authorization)) throw unauthorized()
    const fault = faults.next()
    if (fault === 'unauthorized') throw unauthorized()
    if (fault === 'server_error')
      throw new StripeError(500, { type: 'api_error', message: 'A fault on request.' })
    if (fault === 'rate_limit')
      throw new StripeError(429, {
        type: 'rate_limit_error',
        code: 'rate_limit',
        message: 'Too many requests.',
      })
    const answer = await run(request, fault === 'balance_insufficient' ? null : operation)
    if (fault === 'drop_answer') return null
    if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey
    if (answer.isReplayed) headers['Idempotent-Replayed'] = 'true'
    return { status: answer.status, body: answer.body, headers }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: { error: error.body }, headers }
  }
}

/** Without an operation the account holds too little for it: that is an outcome, and kept under the key. */
async function run(
  request: ApiRequest,
  operation: Operation | null
): Promise<KeptAnswer & { isReplayed?: boolean }> {
  const { expand, ...fields } = decodeForm(request.form)
  const wanted = Array.isArray(expand) ? expand.map(String) : []
  const carryOut = async () =>
    operation
      ? { status: 200, body: await operation(fields, wanted) }
      : { status: 400, body: { error: INSUFFICIENT.body } }
  if (request.method !== 'POST' || !request.idempotencyKey) return carryOut()
  return runOncePerIdempotencyKey(request.idempotencyKey, { path: request.path, fields }, carryOut)
}

const INSUFFICIENT = invalid(
  'You have insufficient available funds in your Stripe account.',
  undefined,
  'balance_insufficient'
)

const unauthorized = () =>
  new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })

/** Whether a call carries the account's secret key. */
export function isAuthentic(authorization = ''): boolean {
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${stripeConfig.secretKey}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
