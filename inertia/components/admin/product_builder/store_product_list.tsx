import { ChoiceGroup } from '~/components/admin/product_builder/choice_group'
import { ChoiceRow } from '~/components/admin/product_builder/choice_row'
import { LoadingRows } from '~/components/admin/product_builder/loading_rows'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { StoreProductShape } from '~/components/admin/product_builder/shapes'
import { EmptyState } from '~/components/ui/empty_state'
import { useApiQuery } from '~/hooks/use_api_query'
import { counted } from '~/lib/counts'
import { syncStatusOf } from '~/lib/sync_status'

type StoreProductListProps = {
  /** Id of the one that is chosen, as a text. */
  chosen: string
  error?: string
  onChoose: (product: StoreProductShape) => void
}

function SyncStatus({ product }: { product: StoreProductShape }) {
  const { label, variant } = syncStatusOf(product)
  return (
    <span className={variant === 'good' ? 'text-good' : 'text-warn'}>
      {product.is_ignored ? `${label} in Printful: it can’t be made` : label}
    </span>
  )
}

/** What was set up in the platform's store at Printful. */
export function StoreProductList({ chosen, error: fault, onChoose }: StoreProductListProps) {
  const {
    result: products,
    error,
    again,
  } = useApiQuery<StoreProductShape[]>('/api/printful/products')
  if (error) return <LoadFailed error={error} onAgain={again} />
  if (!products) return <LoadingRows label="Loading store products..." />
  if (products.length === 0)
    return (
      <EmptyState
        level="h3"
        title="The store is empty"
        text="Set up a product in the Printful store first. It will then appear here."
      />
    )
  return (
    <ChoiceGroup
      label="Store products"
      error={fault}
      className="max-h-[34rem] overflow-y-auto rounded-sm border-[1.5px] border-line"
    >
      {products.map((product, index) => (
        <ChoiceRow
          key={product.id}
          group="storeProduct"
          value={product.id}
          isChosen={String(product.id) === chosen}
          onChoose={() => onChoose(product)}
          image={product.thumbnail_url}
          name={product.name}
          eager={index < 8}
          isDisabled={product.is_ignored}
        >
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span>{counted(product.variants, 'variant')}</span>
            <SyncStatus product={product} />
            <span>ID {product.id}</span>
          </span>
        </ChoiceRow>
      ))}
    </ChoiceGroup>
  )
}
