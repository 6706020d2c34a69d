import type { FraudCheck } from '#payouts/fraud_checks/fraud_check'
import type { FraudRule } from '#payouts/fraud_checks/queries/fraud_rules_query'
import { fraudFigureWords } from '#shared/fraud_rule'
import { formatMoney } from '~/lib/money'

type RuleName = FraudCheck['rule']

type RuleWords = { title: string; text: string; threshold: string }

/** What each fraud rule looks for, and what its threshold counts. */
export const RULES: Record<RuleName, RuleWords> = {
  many_cards: {
    title: 'Several cards for one buyer',
    text: 'One buyer or address paid for an artist’s orders with several cards.',
    threshold: 'Cards, from',
  },
  large_first_payout: {
    title: 'First payout after large sales',
    text: 'An artist who has never been paid out sold a lot.',
    threshold: 'Sales above (£)',
  },
  risky_payments: {
    title: 'Many risky payments',
    text: 'A share of an artist’s paid orders has an elevated risk or was reported as fraud. It counts from 5 orders on, 2 of them risky.',
    threshold: 'Share, from (%)',
  },
  own_purchases: {
    title: 'Buys their own in bulk',
    text: 'An artist bought a lot of their own products: with their account or email, or with the card or address of an order like that.',
    threshold: 'Pieces, from',
  },
}

/** From when on a rule is matched. */
export function thresholdWords({ name, threshold }: Pick<FraudRule, 'name' | 'threshold'>): string {
  const count = threshold.toLocaleString('en-GB')
  switch (name) {
    case 'many_cards':
      return `${count} ${threshold === 1 ? 'card' : 'cards'} or more`
    case 'large_first_payout':
      return `more than ${formatMoney(threshold)}`
    case 'risky_payments':
      return `${count}% or more`
    case 'own_purchases':
      return `${count} ${threshold === 1 ? 'piece' : 'pieces'} or more`
  }
}

/** What a check found, as a sentence without its full stop. */
export function foundWords(check: FraudCheck): string {
  const words = fraudFigureWords(check)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
