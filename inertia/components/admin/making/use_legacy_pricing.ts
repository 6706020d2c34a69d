import { typedNumber } from '~/components/admin/making/making_form'
import type { PricingShape } from '~/components/admin/making/shapes'
import { useDebounced } from '~/hooks/use_debounced'
import { useReading } from '~/hooks/use_reading'

type Piece = { variantId: string; sellingPrice: string; share: string }

/**
 * The legacy breakdown, anew whenever variant, price or artist changes; a failure clears it and says nothing
 * (seed 001 §8).
 */
export function useLegacyPricing({ variantId, sellingPrice, share }: Piece) {
  const price = typedNumber(sellingPrice)
  const isComplete = variantId !== '' && price !== undefined && price > 0
  const body = JSON.stringify({
    printfulVariantId: Number(variantId),
    sellingPrice: price,
    profitSplit: share === '' ? undefined : Number(share),
  })
  const wanted = isComplete ? body : null
  const settled = useDebounced(wanted, 400)
  const call = { method: 'POST' as const, path: '/api/admin/calculate-pricing' }
  const reading = useReading<PricingShape>(
    wanted !== null && settled !== null ? { ...call, body: settled } : null
  )
  return {
    breakdown: reading.result,
    /** Whether the breakdown is of what stands in the form now. */
    isSettled: settled === wanted && reading.result !== undefined,
    isUnderWay: wanted !== null && (settled !== wanted || reading.isUnderWay),
  }
}
