import { NewProductForm } from '~/components/studio/products/new_product_form'
import { useOwner } from '~/components/studio/use_owner'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { EmptyState } from '~/components/ui/empty_state'
import type { ProductType } from '#catalog/public'
import type { InertiaProps } from '~/types'

/** In pounds: the provisional cost of a T-shirt, which a draft is unless told, and of each type. */
type AddProductProps = InertiaProps<
  Frame & { basePrice: number; baseByType: Record<ProductType, number> }
>

export default function AddProductPage({ basePrice }: AddProductProps) {
  const { isOwner } = useOwner()
  return (
    <StudioFrame>
      <section aria-labelledby="add" className="grid gap-4">
        <h2 id="add" className="display-card">
          Add a product
        </h2>
        {isOwner ? (
          <NewProductForm basePrice={basePrice} />
        ) : (
          <EmptyState level="h3" title="The artist’s to add" text="Only the artist drafts here." />
        )}
      </section>
    </StudioFrame>
  )
}
