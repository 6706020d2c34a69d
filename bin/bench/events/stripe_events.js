/** Events for Stripe's webhook: paid checkouts with copies, types that are not used, unknown sessions and accounts, forgeries. */
import { createHmac, randomBytes } from 'node:crypto'
import { SECRETS } from '../../launcher/provider_settings.js'

const TOO_OLD_SECONDS = 600
const COPIES = 8

/** Types that Stripe sends beside each payment where an endpoint listens to all. */
const UNUSED_TYPES = [
  'charge.succeeded',
  'charge.updated',
  'payment_intent.created',
  'payment_intent.succeeded',
  'balance.available',
  'customer.created',
]

/**
 * @param options `{ sessions, count, random }`: ids of paid Checkout Sessions; so many events
 * @returns `[{ kind, body, signature, status }]` in a mixed order, `status` being the right answer
 */
export function stripeEvents({ sessions, count, random }) {
  const share = (part) => Math.max(1, Math.round(count * part))
  const sent = [
    ...sessions.flatMap((id) => Array(COPIES).fill(paidEvent(id))),
    ...many(share(0.05), () => valid('Unknown session', completed(`cs_test_${hex()}`))),
    ...many(share(0.05), () => valid('Foreign account', foreignAccount(), SECRETS.connect)),
    ...many(share(0.0025), () => valid('Event of 150 kB', large())),
    ...many(share(0.125), () =>
      forged('Wrong signature', unused(random), { secret: 'whsec_wrong' })
    ),
    ...many(share(0.075), () => forged('Old signature', unused(random), { age: TOO_OLD_SECONDS })),
    ...many(share(0.025), () => ({ ...forged('No signature', unused(random)), signature: null })),
    ...many(share(0.02), () => ({ kind: 'Not JSON', status: 400, ...signed('{"id": "evt_') })),
  ]
  const rest = many(count - sent.length, () => valid('Type that is not used', unused(random)))
  return shuffled([...sent, ...rest], random)
}

/** A session was paid: `{ body, signature, status }`. */
export const paidEvent = (sessionId) => valid('Paid checkout', completed(sessionId))

const many = (count, make) => Array.from({ length: Math.max(0, count) }, make)

const hex = () => randomBytes(12).toString('hex')

const eventOf = (type, object, more = {}) => ({
  id: `evt_${hex()}`,
  object: 'event',
  api_version: '2025-03-31.basil',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object },
  ...more,
})

const completed = (id) =>
  eventOf('checkout.session.completed', { id, object: 'checkout.session', payment_status: 'paid' })

function foreignAccount() {
  const id = `acct_${hex()}`
  return eventOf('account.updated', { id, object: 'account' }, { account: id })
}

const unused = (random) =>
  eventOf(random.pick(UNUSED_TYPES), { id: `obj_${hex()}`, object: 'charge', metadata: {} })

const large = () =>
  eventOf('invoice.finalized', { id: `in_${hex()}`, object: 'invoice', lines: 'x'.repeat(150_000) })

function valid(kind, event, secret) {
  return { kind, status: 200, ...signed(JSON.stringify(event), { secret }) }
}

function forged(kind, event, how) {
  return { kind, status: 400, ...signed(JSON.stringify(event), how) }
}

/** As Stripe signs, `age` seconds ago. */
function signed(body, { secret = SECRETS.own, age = 0 } = {}) {
  const seconds = Math.floor(Date.now() / 1000) - age
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, signature: `t=${seconds},v1=${hash}` }
}

function shuffled(list, random) {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const place = random.below(last + 1)
    ;[mixed[last], mixed[place]] = [mixed[place], mixed[last]]
  }
  return mixed
}
