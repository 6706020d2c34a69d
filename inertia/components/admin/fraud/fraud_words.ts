import type { FraudCheck } from '#payouts/fraud_checks/fraud_check'
import { fraudFigureWords } from '#shared/fraud_rule'

type RuleName = FraudCheck['rule']

type RuleWords = { title: string; text: string; threshold: string }

/** What each rule against fraud looks for, and what its threshold counts. */
export const RULES: Record<RuleName, RuleWords> = {
  many_cards: {
    title: 'Several cards for one buyer',
    text: 'One buyer or address paid for an artist’s orders with several cards.',
    threshold: 'Cards, from',
  },
  large_first_payout: {
    title: 'First payout after large sales',
    text: 'An artist who has never been paid out sold more than this.',
    threshold: 'Sales above (£)',
  },
  risky_payments: {
    title: 'Many risky payments',
    text: 'This share of an artist’s paid orders has an elevated risk or was reported as fraud. Counts from 5 orders, 2 of them risky.',
    threshold: 'Share, from (%)',
  },
  own_purchases: {
    title: 'Buys their own in bulk',
    text: 'An artist bought their own products by their account, their email, or the card or address of such an order.',
    threshold: 'Pieces, from',
  },
}

/** What a check found, as a sentence without its full stop. */
export function foundWords(check: FraudCheck): string {
  const words = fraudFigureWords(check)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
