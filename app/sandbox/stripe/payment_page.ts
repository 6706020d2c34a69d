import { appUrl } from '#config/app'
import { format, pence } from '#shared/money'
import { CARD_NUMBERS, cardOf, type CardNumber } from '#sandbox/stripe/cards'
import { intents, type SandboxSession } from '#sandbox/stripe/objects'

/** What the hosted payment page shows; amounts as text, so that the page computes nothing. */
export type PaymentPage = {
  id: string
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  total: string
  lines: {
    name: string
    description: string | null
    imageUrl: string | null
    quantity: number
    amount: string
  }[]
  shipping: { label: string; amount: string } | null
  email: string | null
  /** The countries that goods may be sent to; empty if no address is asked for. */
  countries: string[]
  /** The test cards that can be chosen. */
  cards: { number: CardNumber; label: string }[]
  declineMessage: string | null
  /** A method whose outcome is known later is offered. */
  mayPayLater: boolean
  successUrl: string
  cancelUrl: string
}

export async function toPaymentPage(session: SandboxSession): Promise<PaymentPage> {
  const intent = session.payment_intent ? await intents.find(session.payment_intent) : null
  const currency = (session.currency ?? 'gbp').toUpperCase()
  const money = (amount: number | null) => format(pence(amount ?? 0), currency)
  const { shippingLabel, settlesAtOnce } = session.sandbox
  return {
    id: session.id,
    state: stateOf(session, intent?.status),
    total: money(session.amount_total),
    lines: session.line_items.data.map((line) => ({
      name: line.description,
      description: line.price.product_data.description,
      imageUrl: ownImage(line.price.product_data.images[0]),
      quantity: line.quantity,
      amount: money(line.amount_total),
    })),
    shipping: shippingLabel
      ? { label: shippingLabel, amount: money(session.shipping_cost?.amount_total ?? 0) }
      : null,
    email: session.customer_email ?? session.customer_details?.email ?? null,
    countries: session.shipping_address_collection?.allowed_countries ?? [],
    cards: CARD_NUMBERS.map((number) => ({ number, label: cardOf(number).label })),
    declineMessage: intent?.last_payment_error?.message ?? null,
    mayPayLater: !settlesAtOnce,
    successUrl: successUrlOf(session),
    cancelUrl: session.cancel_url ?? '/',
  }
}

export function successUrlOf(session: SandboxSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function stateOf(session: SandboxSession, intentStatus?: string): PaymentPage['state'] {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  if (session.payment_status !== 'unpaid') return 'paid'
  return intentStatus === 'processing' ? 'processing' : 'failed'
}

/** The page's security policy shows our own pictures only. */
function ownImage(url: string | undefined): string | null {
  return url?.startsWith(`${appUrl}/`) ? url.slice(appUrl.length) : null
}
