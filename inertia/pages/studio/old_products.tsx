import { NextPage } from '~/components/browse/next_page'
import { AddProductLink, ProductsHeading } from '~/components/studio/products/add_product_link'
import { LifeActions } from '~/components/studio/products/life_actions'
import { amountOf, ProductCard } from '~/components/studio/products/product_card'
import { Remark } from '~/components/studio/products/remark'
import type { StudioProduct, ProductStatus } from '~/components/studio/products/shapes'
import { useOwner } from '~/components/studio/use_owner'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { StatusBadge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type OldProductsProps = InertiaProps<Frame & { products: StudioProduct[]; nextUrl: string | null }>

/** What this list says of a state where its name does not say enough. */
const words: Partial<Record<ProductStatus, string>> = {
  pending_approval: 'Waiting for artist approval',
  rejected: 'Product rejected - check feedback',
  retired: 'Product retired',
}

function OldProduct({ product }: { product: StudioProduct }) {
  const { may } = useOwner()
  const { status } = product
  const text = words[status]
  return (
    <ProductCard
      product={product}
      badge={<StatusBadge status={status} />}
      facts={[
        { label: 'Price', value: amountOf(product, product.sellingPrice) },
        { label: 'Base cost', value: amountOf(product, product.basePrice) },
      ]}
      actions={may('products') && product.moves.length > 0 && <LifeActions product={product} all />}
    >
      {text && <p className="font-semibold">{text}</p>}
      {status === 'rejected' && <Remark by="Your notes" text={product.approvalNotes} />}
    </ProductCard>
  )
}

export default function OldProductsPage({ products, nextUrl }: OldProductsProps) {
  return (
    <StudioFrame>
      <section aria-labelledby="products" className="grid gap-4">
        <ProductsHeading id="products" title="All products" withLink={products.length > 0} />
        {products.length === 0 ? (
          <EmptyState
            level="h3"
            title="No products yet"
            text="Everything we make for you, and everything you draft, appears here."
            action={<AddProductLink />}
          />
        ) : (
          <ul className="grid gap-4 xl:grid-cols-2">
            {products.map((product) => (
              <li key={product.id}>
                <OldProduct product={product} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <NextPage url={nextUrl} label="Older products" />
    </StudioFrame>
  )
}
