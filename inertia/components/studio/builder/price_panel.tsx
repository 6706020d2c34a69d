import { AskedPricesChart } from '~/components/studio/builder/asked_prices_chart'
import type { Blank } from '~/components/studio/builder/build_form'
import { SharesBySize, type SharesBySizeProps } from '~/components/studio/builder/shares_by_size'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf, recommendedPriceOf, typedAmount } from '~/lib/pricing'
import { toDecimal, toNumber } from '#shared/money'

type PricePanelProps = SharesBySizeProps & {
  blank: Pick<Blank, 'askedPrices'>
  error?: string
  onPrice: (price: string) => void
}

/** Sets the price. Shows what others charge, and for each size who gets what. */
export function PricePanel({ blank, price, error, onPrice, ...shares }: PricePanelProps) {
  const { base } = shares
  const minimum = minimumPriceOf(base)
  const recommended = recommendedPriceOf(base)
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
        onChange={({ target }) => onPrice(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions.map(({ label, amount }) => (
          <Button key={label} size="slim" onClick={() => onPrice(toDecimal(amount))}>
            {`${label}: ${formatMoney(toNumber(amount))}`}
          </Button>
        ))}
      </div>
      <AskedPricesChart asked={blank.askedPrices} price={typedAmount(price)} onPrice={onPrice} />
      <SharesBySize {...shares} price={price} />
    </section>
  )
}
