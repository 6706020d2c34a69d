import { LoadingRows } from '~/components/admin/product_builder/loading_rows'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { CatalogVariantShape } from '~/components/admin/product_builder/shapes'
import { type ListedVariant, VariantList } from '~/components/admin/product_builder/variant_list'
import { useDebounced } from '~/hooks/use_debounced'
import { useApiQuery } from '~/hooks/use_api_query'

/** How many of the variants are shown (MAKE-11). */
const SHOWN = 8

type CatalogVariantsProps = {
  itemId: string
  chosen: string
  error?: string
  onChoose: (variant: ListedVariant) => void
}

/** The first sizes and colours of a blank. */
export function CatalogVariants({ itemId, error: fault, ...choice }: CatalogVariantsProps) {
  const path = `/api/printful/catalog/${itemId}/variants`
  // Arrow keys run through what can be chosen: only where they stop is anything asked.
  const settled = useDebounced(path)
  const { result, error, again } = useApiQuery<CatalogVariantShape[]>(
    settled === path ? path : null
  )
  if (error) return <LoadFailed error={error} onAgain={again} />
  if (!result) return <LoadingRows label="Loading variants..." rows={4} />
  return <VariantList variants={result.slice(0, SHOWN)} error={fault} {...choice} />
}
