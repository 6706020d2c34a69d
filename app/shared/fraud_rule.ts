import { format, fromNumber } from '#shared/money'

type Found = {
  rule: 'many_cards' | 'large_first_payout' | 'risky_payments' | 'own_purchases'
  figure: number
  days: number
}

/** What a fraud rule found, in words. */
export function fraudFigureWords({ rule, figure, days }: Found): string {
  const within = days === 1 ? 'within a day' : `within ${days} days`
  switch (rule) {
    case 'many_cards':
      return `one buyer or address paid by ${figure} cards ${within}`
    case 'large_first_payout':
      return `the first payout comes after sales of ${format(fromNumber(figure))} ${within}`
    case 'risky_payments':
      return `${figure}% of the paid orders ${within} are risky or were reported as fraud`
    case 'own_purchases':
      return `the artist bought ${figure} pieces of their own ${within}`
  }
}
