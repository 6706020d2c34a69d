export const FRAUD_RULES = [
  'many_cards',
  'large_first_payout',
  'risky_payments',
  'own_purchases',
] as const

/**
 * - `many_cards`: one address or buyer paid an artist by several cards
 * - `large_first_payout`: an artist who was never paid out sold a lot
 * - `risky_payments`: many of an artist's payments are risky or were reported as fraud
 * - `own_purchases`: an artist buys their own in bulk
 */
export type FraudRuleName = (typeof FRAUD_RULES)[number]

/** When a rule is hit. The unit of the threshold is the rule's: cards, pounds, per cent or pieces. */
export type FraudRuleValues = { isOn: boolean; days: number; threshold: number }

/** What holds until an admin changes it. */
export const DEFAULT_RULES: Record<FraudRuleName, FraudRuleValues> = {
  many_cards: { isOn: true, days: 30, threshold: 3 },
  large_first_payout: { isOn: true, days: 30, threshold: 1_000 },
  risky_payments: { isOn: true, days: 30, threshold: 20 },
  own_purchases: { isOn: true, days: 30, threshold: 50 },
}

/** The share of risky payments says something from so many paid orders on, of which so many are risky. */
export const LEAST_PAID_ORDERS = 5
export const LEAST_RISKY_ORDERS = 2

/** The reason of the hold, for admins; the artist does not see it. */
export const HOLD_REASONS: Record<FraudRuleName, string> = {
  many_cards: 'Fraud check: several cards for one buyer or address',
  large_first_payout: 'Fraud check: first payout after large sales',
  risky_payments: 'Fraud check: many risky payments',
  own_purchases: 'Fraud check: the artist buys their own in bulk',
}
