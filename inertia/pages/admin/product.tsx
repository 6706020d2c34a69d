import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { AdminFrame } from '~/components/admin/admin_frame'
import { useAdminRole } from '~/hooks/use_admin_role'
import { BuiltSides } from '~/components/admin/product_builder/built_sides'
import { DraftDecision } from '~/components/admin/product_builder/draft_decision'
import { ProductArtwork } from '~/components/admin/product_builder/product_artwork'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { UnapprovedEditor } from '~/components/admin/product_builder/unapproved_editor'
import { UnapprovedFacts } from '~/components/admin/product_builder/unapproved_facts'
import { TakedownSection } from '~/components/admin/takedowns/takedown_section'
import { HistoryTimeline } from '~/components/studio/products/history_timeline'
import type { ProductMove } from '~/components/studio/products/shapes'
import { Reads } from '~/lib/reads'
import type { TakedownStep } from '#catalog/takedowns/queries/takedown_history_query'
import type { BuiltSide } from '#catalog/builder/queries/built_sides_query'
import type { InertiaProps } from '~/types'

type ProductProps = InertiaProps<{
  product: UnapprovedProduct
  /** The sides with their artwork; empty for a product that was not built. */
  sides: BuiltSide[]
  /** Its artist has not approved it. */
  isOpen: boolean
  /** Every change of its status, latest first. */
  history: ProductMove[]
  /** Takedowns, answers and restorations, latest first. */
  takedowns: TakedownStep[]
}>

/** /admin/products/:id: a draft or a rejected product is made ready and sent; one that waits may still be changed. */
export default function ProductPage(props: ProductProps) {
  const { product, sides, isOpen, history, takedowns } = props
  const mayChange = useAdminRole().mayChange('products')
  return (
    <AdminFrame section="products" title={product.name}>
      <Link href="/admin/products" className="link justify-self-start">
        <ArrowLeft aria-hidden className="size-5" />
        Artist products
      </Link>
      {product.status === 'active' && !product.takedown && (
        <Link href={`/product/${product.id}`} className="link justify-self-start">
          View in the shop
        </Link>
      )}
      <div className="admin-sections">
        <UnapprovedFacts product={product} />
        {sides.length > 0 && <BuiltSides sides={sides} />}
        {mayChange && sides.length > 0 && product.status === 'draft' && (
          <DraftDecision product={product} />
        )}
        {product.artworkId !== null && sides.length === 0 && (
          <Reads>
            <ProductArtwork artworkId={product.artworkId} productType={product.productType} />
          </Reads>
        )}
        {isOpen && mayChange && (
          <Reads>
            <UnapprovedEditor key={product.id} product={product} />
          </Reads>
        )}
        {!isOpen && (
          <p role="status" className="font-semibold">
            The artist has approved this product, so its variants are locked.
          </p>
        )}
        <TakedownSection product={product} steps={takedowns} />
        <section aria-labelledby="history" className="admin-facts max-w-[44rem]">
          <h2 id="history" className="admin-heading">
            Status history
          </h2>
          <HistoryTimeline moves={history} />
        </section>
      </div>
    </AdminFrame>
  )
}
