import { askedWords } from '~/components/studio/builder/build_words'
import type { Blank } from '~/components/studio/builder/build_form'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { formatMoney } from '~/lib/money'
import { breakdownOf, minimumPriceOf, recommendedPriceOf, typedAmount } from '~/lib/pricing'
import { subtract, toDecimal, toNumber } from '#shared/money'

type PricePanelProps = {
  blank: Pick<Blank, 'askedPrices'>
  costs: readonly { size: string; cost: number }[]
  /** Cost of the dearest size. */
  base: number
  /** The artist's share of the profit, in percent. */
  share: number
  price: string
  error?: string
  onPrice: (price: string) => void
}

/** Sets the price. Shows what others charge, and for each size who gets what. */
export function PricePanel({ blank, costs, base, share, price, error, onPrice }: PricePanelProps) {
  const minimum = minimumPriceOf(base)
  const recommended = recommendedPriceOf(base)
  const asked = askedWords(blank)
  const suggestions = [
    { label: 'Minimum', amount: minimum },
    { label: 'Recommended', amount: recommended },
  ]
  return (
    <section aria-labelledby="price-title" className="grid min-w-0 gap-3">
      <h3 id="price-title" className="display-card">
        Price
      </h3>
      <TextField
        label="Selling Price (£)"
        name="sellingPrice"
        type="number"
        inputMode="decimal"
        step="0.01"
        min={toDecimal(minimum)}
        max="10000"
        value={price}
        error={error}
        hint={asked}
        onChange={({ target }) => onPrice(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions.map(({ label, amount }) => (
          <Button key={label} size="slim" onClick={() => onPrice(toDecimal(amount))}>
            {`${label}: ${formatMoney(toNumber(amount))}`}
          </Button>
        ))}
        {blank.askedPrices && (
          <Button size="slim" onClick={() => onPrice(blank.askedPrices!.most.toFixed(2))}>
            {`Most ask ${formatMoney(blank.askedPrices.most)}`}
          </Button>
        )}
      </div>
      <SharesBySize costs={costs} base={base} share={share} price={price} />
    </section>
  )
}

type SharesProps = Pick<PricePanelProps, 'costs' | 'base' | 'share' | 'price'>

/** What the artist and Gigstall get by size. The artist's part follows from the dearest size, so it is the same for each. */
function SharesBySize({ costs, base, share, price }: SharesProps) {
  const amount = typedAmount(price)
  const artist = amount === null || amount <= 0 ? null : breakdownOf(amount, base, share).artist
  const ours = (cost: number) => {
    const made = typedAmount(String(cost))
    if (amount === null || artist === null || made === null) return null
    return subtract(subtract(amount, made), artist)
  }
  const pounds = (value: ReturnType<typeof ours>) =>
    value === null ? '–' : formatMoney(toNumber(value))
  return (
    <table className="w-full text-right text-[0.9375rem] tabular-nums">
      <caption className="pb-2 text-left text-sm text-ink-soft">
        {`You get ${share}% of the profit. We count the cost of the dearest size, so you earn the same on each.`}
      </caption>
      <thead className="border-b border-line-strong text-sm">
        <tr>
          {['Size', 'Cost', 'Price', 'You', 'Gigstall'].map((word, index) => (
            <th key={word} scope="col" className={index === 0 ? 'py-1 text-left' : 'py-1 pl-3'}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({ size, cost }) => (
          <tr key={size} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-semibold">
              {size}
            </th>
            <td className="pl-3">{formatMoney(cost)}</td>
            <td className="pl-3">{pounds(amount)}</td>
            <td className="pl-3 font-bold">{pounds(artist)}</td>
            <td className="pl-3">{pounds(ours(cost))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
