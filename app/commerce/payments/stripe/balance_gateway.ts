import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import logger from '@adonisjs/core/services/logger'
import { add, pence, SHOP_CURRENCY, subtract, type Pence } from '#shared/money'
import { PaymentProviderUnreachable, askStripe, stripeClient } from '#stripe/public'

/** Stripe's own most. */
const PAGE_SIZE = 100

/** Something that changed our balance at Stripe, in Stripe's own words for what it was. */
export type BalanceMovement = {
  id: string
  /** "charge", "refund", "adjustment", "transfer", "payout", "stripe_fee" and others. */
  type: string
  /** ISO 4217, in capitals. */
  currency: string
  /** Below zero what left; before the fee. */
  amount: Pence
  fee: Pence
  /** What the balance changed by. */
  net: Pence
  createdAt: Date
  /** What it is of: "charge", "refund", "dispute", "transfer", "transfer_reversal" and others; null where it is of nothing. */
  of: string | null
  /** The payment it belongs to, and the transfer; null where there is none. */
  paymentIntentId: string | null
  transferId: string | null
}

const id = () => vine.string().minLength(1).maxLength(255)
const amount = () => vine.number({ strict: true }).withoutDecimals()

const transaction = vine.object({
  id: id(),
  type: vine.string().maxLength(100),
  currency: vine.string().regex(/^[a-z]{3}$/),
  amount: amount(),
  fee: amount(),
  net: amount(),
  created: amount().min(0),
  source: vine
    .object({
      id: id(),
      object: vine.string().maxLength(100),
      payment_intent: id().nullable().optional(),
      transfer: id().nullable().optional(),
    })
    .nullable(),
})
const page = vine.create({
  data: vine.array(transaction),
  has_more: vine.boolean({ strict: true }),
})

const funds = () =>
  vine.array(vine.object({ amount: amount(), currency: vine.string().maxLength(3) }))
const balance = vine.create({ available: funds(), pending: funds() })

/** Our balance at Stripe and what made it, only ever read. Throws what StripeGateway's calls throw. */
export class BalanceGateway {
  /** In the shop's currency: what could be paid out, and what will be. */
  async balance(): Promise<Pence> {
    const answer = await askStripe('retrieve the balance', () => stripeClient().balance.retrieve())
    const { available, pending } = await understood<Infer<typeof balance>>(balance, answer)
    const ours = [...available, ...pending].filter(({ currency }) => isOurs(currency))
    return add(pence(0), ...ours.map((fund) => pence(fund.amount)))
  }

  /** All there was since the account began, the newest first, a page at a time. */
  async *movements(): AsyncGenerator<BalanceMovement[]> {
    for (let last: string | undefined; ;) {
      const answer = await askStripe('list balance transactions', () =>
        stripeClient().balanceTransactions.list({
          limit: PAGE_SIZE,
          starting_after: last,
          expand: ['data.source'],
        })
      )
      const { data, has_more: hasMore } = await understood<Infer<typeof page>>(page, answer)
      yield data.map(toMovement)
      last = data.at(-1)?.id
      if (!hasMore || !last) return
    }
  }
}

const isOurs = (currency: string) => currency.toUpperCase() === SHOP_CURRENCY

type ResponseSchema<Answer> = {
  tryValidate(given: unknown): Promise<[{ messages: unknown }, null] | [null, Answer]>
}

/** What cannot be understood is no answer: nothing is concluded from a half of it. */
async function understood<Answer>(
  schema: ResponseSchema<Answer>,
  answer: unknown
): Promise<Answer> {
  const [error, read] = await schema.tryValidate(answer)
  if (!error) return read
  logger.error({ messages: error.messages }, 'Stripe answered something else than it describes')
  throw new PaymentProviderUnreachable()
}

function toMovement({ source, ...given }: Infer<typeof transaction>): BalanceMovement {
  const read = { amount: pence(given.amount), fee: pence(given.fee), net: pence(given.net) }
  if (subtract(read.amount, read.fee) !== read.net) {
    logger.error({ id: given.id }, 'A balance transaction of Stripe’s does not add up')
    throw new PaymentProviderUnreachable()
  }
  return {
    id: given.id,
    type: given.type,
    currency: given.currency.toUpperCase(),
    ...read,
    createdAt: new Date(given.created * 1_000),
    of: source?.object ?? null,
    paymentIntentId: source?.payment_intent ?? null,
    transferId: (source?.object === 'transfer' ? source.id : source?.transfer) ?? null,
  }
}
