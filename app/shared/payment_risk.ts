/**
 * How risky the provider thinks a payment. `not_assessed`: it does not assess such payments, as bank debits; `unknown`: its
 * assessment failed.
 */
export const RISK_LEVELS = ['normal', 'elevated', 'highest', 'not_assessed', 'unknown'] as const

export type RiskLevel = (typeof RISK_LEVELS)[number]

export type PaymentRisk = {
  level: RiskLevel
  /** From 0 to 100; null where the provider gives none. */
  score: number | null
}
