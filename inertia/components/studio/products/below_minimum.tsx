import type { StudioProduct } from '~/components/studio/products/shapes'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf } from '~/lib/pricing'
import { toNumber } from '#shared/money'

/** The provider asks so much more that the price leaves too little: what it asks, and what the price has to be. */
export function BelowMinimum({ product }: { product: StudioProduct }) {
  const { providerCost, belowMinimumSince, currency, status } = product
  if (belowMinimumSince === null || providerCost === null || status === 'retired') return null
  const minimum = toNumber(minimumPriceOf(providerCost))
  return (
    <p className="max-w-[60ch] border-l-2 border-warn pl-4">
      <strong className="font-semibold text-warn">
        Printful now charges {formatMoney(providerCost, currency)} for this.
      </strong>{' '}
      Raise the price to at least {formatMoney(minimum, currency)}.
    </p>
  )
}
