import { NewProductForm } from '~/components/studio/products/new_product_form'
import { useOwner } from '~/components/studio/use_owner'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { EmptyState } from '~/components/ui/empty_state'
import type { ProductType } from '#shared/product_type'
import type { InertiaProps } from '~/types'

/** The provisional cost of a draft of each type, in pounds. */
type AddProductProps = InertiaProps<Frame & { baseByType: Record<ProductType, number> }>

export default function AddProductPage({ baseByType }: AddProductProps) {
  const { may, role } = useOwner()
  return (
    <StudioFrame>
      <section aria-labelledby="add" className="grid gap-4">
        <h2 id="add" className="display-card">
          Add a product
        </h2>
        {may('products') ? (
          <NewProductForm baseByType={baseByType} />
        ) : (
          <EmptyState
            level="h3"
            title="Only the artist can add products"
            text={
              role === null
                ? 'You can set up a product for them in the admin area.'
                : 'Ask the band’s owner or a manager to add one.'
            }
          />
        )}
      </section>
    </StudioFrame>
  )
}
