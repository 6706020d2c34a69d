import { LoadingRows } from '~/components/admin/product_builder/loading_rows'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { StoreProductDetail } from '~/components/admin/product_builder/shapes'
import { type ListedVariant, VariantList } from '~/components/admin/product_builder/variant_list'
import { useDebounced } from '~/hooks/use_debounced'
import { useApiQuery } from '~/hooks/use_api_query'

type StoreVariantsProps = {
  storeProductId: string
  chosen: string
  error?: string
  onChoose: (variant: ListedVariant) => void
}

/** The sizes and colours of a product of the store, each at what Printful asks for it. */
export function StoreVariants({ storeProductId, error: fault, ...choice }: StoreVariantsProps) {
  const path = `/api/printful/products/${storeProductId}`
  // Arrow keys run through what can be chosen: only where they stop is anything asked.
  const settled = useDebounced(path)
  const { result, error, again } = useApiQuery<StoreProductDetail>(settled === path ? path : null)
  if (error) return <LoadFailed error={error} onAgain={again} />
  if (!result) return <LoadingRows label="Loading variants..." rows={4} />
  return <VariantList variants={result.variants} error={fault} {...choice} />
}
