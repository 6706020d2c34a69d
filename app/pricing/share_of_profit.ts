import { largest, pence, type Pence } from '#shared/money'
import { shareOf, type Percentage } from '#shared/percentage'

/** The artist's part of a profit, rounded half up to the penny: nothing of a loss. */
export const shareOfProfit = (profit: Pence, share: Percentage): Pence =>
  shareOf(largest(profit, pence(0)), share)
