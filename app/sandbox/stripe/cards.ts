import { derivedId } from '#sandbox/stripe/stripe_store'

type RiskLevel = 'normal' | 'elevated' | 'highest'

type TestCard = {
  label: string
  riskLevel: RiskLevel
  riskScore: number
  /** Radar blocks the payment: the buyer sees a declined card. */
  isBlocked?: boolean
  /** The card's bank reports fraud right after the payment. */
  isReported?: boolean
}

/** Test cards with Stripe's own numbers, and what Radar says of each. */
export const TEST_CARDS = {
  '4242424242424242': { label: 'Visa', riskLevel: 'normal', riskScore: 12 },
  '5555555555554444': { label: 'Mastercard', riskLevel: 'normal', riskScore: 18 },
  '378282246310005': { label: 'American Express', riskLevel: 'normal', riskScore: 21 },
  '4000000000009235': { label: 'Elevated risk', riskLevel: 'elevated', riskScore: 68 },
  '4000000000004954': { label: 'Highest risk', riskLevel: 'highest', riskScore: 86 },
  '4100000000000019': {
    label: 'Highest risk, blocked',
    riskLevel: 'highest',
    riskScore: 97,
    isBlocked: true,
  },
  '4000000000005423': {
    label: 'Early fraud warning',
    riskLevel: 'normal',
    riskScore: 34,
    isReported: true,
  },
} as const satisfies Record<string, TestCard>

export type CardNumber = keyof typeof TEST_CARDS

export const CARD_NUMBERS = Object.keys(TEST_CARDS) as CardNumber[]

export const DEFAULT_CARD = '4242424242424242' satisfies CardNumber

export const cardOf = (number: CardNumber = DEFAULT_CARD): TestCard => TEST_CARDS[number]

/** The outcome of a charge as the API shows it; without a card it is a bank debit, which Radar does not assess. */
export function outcomeOf(number: CardNumber | null | undefined) {
  const approved = {
    network_status: 'approved_by_network',
    reason: null,
    seller_message: 'Payment complete.',
    type: 'authorized',
  }
  if (number === null) return { ...approved, risk_level: 'not_assessed' }
  const { riskLevel, riskScore } = cardOf(number)
  return { ...approved, risk_level: riskLevel, risk_score: riskScore }
}

/** The method of a charge as the API shows it. The fingerprint follows from the number, as Stripe's does. */
export function methodOf(number: CardNumber | null | undefined) {
  if (number === null) return { type: 'bacs_debit', bacs_debit: {} }
  const card = number ?? DEFAULT_CARD
  return {
    type: 'card',
    card: { last4: card.slice(-4), fingerprint: derivedId('card', card, 16).slice('card_'.length) },
  }
}
