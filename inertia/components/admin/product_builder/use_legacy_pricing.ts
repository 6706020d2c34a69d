import { typedNumber } from '~/components/admin/product_builder/product_builder_form'
import type { PricingShape } from '~/components/admin/product_builder/shapes'
import { useDebounced } from '~/hooks/use_debounced'
import { useApiQuery } from '~/hooks/use_api_query'

const CALL = { method: 'POST', path: '/api/admin/calculate-pricing' } as const

type Piece = { variantId: string; sellingPrice: string; share: string }

/**
 * The legacy breakdown, recalculated whenever variant, price or artist changes; a failure clears it without a message.
 */
export function useLegacyPricing({ variantId, sellingPrice, share }: Piece) {
  const price = typedNumber(sellingPrice)
  const isComplete = variantId !== '' && price !== undefined && price > 0
  const wanted = isComplete ? JSON.stringify([Number(variantId), price, share]) : null
  const settled = useDebounced(wanted, 400)
  const isAsked = wanted !== null && settled === wanted
  const body = {
    printfulVariantId: Number(variantId),
    sellingPrice: price,
    profitSplit: share === '' ? undefined : Number(share),
  }
  const query = useApiQuery<PricingShape>(isAsked ? { ...CALL, body } : null)
  return {
    breakdown: query.result,
    /** Whether the breakdown is that of the current form. */
    isSettled: isAsked && query.result !== undefined,
    isUnderWay: wanted !== null && (!isAsked || query.isUnderWay),
  }
}
