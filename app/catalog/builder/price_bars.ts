import { pence, type Pence } from '#shared/money'

/** How many products ask a price. */
export type PriceCount = { price: Pence; products: number }

/** The products with a price from `from` to `to`, both included; `price` is the one that most of them ask. */
export type PriceBar = { from: Pence; to: Pence; products: number; price: Pence }

/** So few that each bar is wide enough for a finger on the narrowest phone. */
const MOST_BARS = 6

const POUND = 100

/** The share of products at each end that does not widen the bars: the first and the last bar take them in. */
const OUTER = 0.05

/**
 * Sorts prices into bars of equal width, in whole pounds. Bars without products are among them, so that the bars are a
 * scale. A few extreme prices do not make the scale coarse. `counts` is in order of price and not empty.
 */
export function priceBars(counts: readonly PriceCount[]): PriceBar[] {
  const { lowest, highest } = inner(counts)
  const start = Math.floor(lowest / POUND) * POUND
  const pounds = Math.floor((highest - start) / POUND) + 1
  const width = Math.ceil(pounds / MOST_BARS) * POUND
  const bars = Math.ceil((pounds * POUND) / width)
  const barOf = ({ price }: PriceCount) =>
    Math.min(Math.max(Math.floor((price - start) / width), 0), bars - 1)
  const byBar = Map.groupBy(counts, barOf)
  return Array.from({ length: bars }, (_, index) => {
    const own = byBar.get(index) ?? []
    const from = pence(start + index * width)
    const to = pence(from + width - 1)
    return {
      from: index === 0 ? least(from, own[0]?.price) : from,
      to: index === bars - 1 ? greatest(to, own.at(-1)?.price) : to,
      products: own.reduce((sum, { products }) => sum + products, 0),
      price: commonest(own) ?? from,
    }
  })
}

/** The lowest and the highest price without the outer products. */
function inner(counts: readonly PriceCount[]): { lowest: Pence; highest: Pence } {
  const total = counts.reduce((sum, { products }) => sum + products, 0)
  const left = Math.floor(total * OUTER)
  return { lowest: priceAfter(counts, left), highest: priceAfter(counts.toReversed(), left) }
}

/** The first price after this number of products. */
function priceAfter(counts: readonly PriceCount[], products: number): Pence {
  let seen = 0
  const found = counts.find((each) => (seen += each.products) > products)
  return found!.price
}

/** The price of most products, the lowest where equal. */
function commonest(counts: readonly PriceCount[]): Pence | undefined {
  const most = Math.max(...counts.map(({ products }) => products))
  return counts.find(({ products }) => products === most)?.price
}

const least = (one: Pence, other: Pence = one) => pence(Math.min(one, other))
const greatest = (one: Pence, other: Pence = one) => pence(Math.max(one, other))
