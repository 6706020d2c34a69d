import { appUrl } from '#config/app'
import stripeConfig from '#config/stripe'

/** A create request as small as Stripe takes it. */
export const FORM = {
  'mode': 'payment',
  'line_items[0][quantity]': '2',
  'line_items[0][price_data][currency]': 'gbp',
  'line_items[0][price_data][unit_amount]': '1200',
  'line_items[0][price_data][product_data][name]': 'Poster & tube, 50% "off"',
  'success_url': 'https://shop.example.test/thanks',
  'cancel_url': 'https://shop.example.test/basket',
}

/** What tests read of an answer, whichever it was. */
type AnswerBody = {
  id: string
  url: string | null
  error: { type: string; code?: string; param?: string }
  data: { object: object }
  line_items: { data: { description: string }[] }
  payment_intent: unknown
}

type Call = { key?: string; idempotencyKey?: string; method?: 'GET' | 'POST' }

/** One call of the stand-in, without the `stripe` client. */
export async function call(
  path: string,
  form: Record<string, string> = {},
  { key = stripeConfig.secretKey, idempotencyKey, method = 'POST' }: Call = {}
) {
  const response = await fetch(`${appUrl}/sandbox/stripe/v1/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as AnswerBody,
  }
}

/** The same, for the status alone. */
export async function callStatus(...args: Parameters<typeof call>): Promise<number> {
  const { status } = await call(...args)
  return status
}
