import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { AdminFrame } from '~/components/admin/admin_frame'
import type { UndecidedProduct } from '~/components/admin/making/shapes'
import { UndecidedEditor } from '~/components/admin/making/undecided_editor'
import { UndecidedFacts } from '~/components/admin/making/undecided_facts'
import { Reads } from '~/lib/reads'
import type { InertiaProps } from '~/types'

type ProductProps = InertiaProps<{
  product: UndecidedProduct
  /** Its artist has not said yes to it. */
  isOpen: boolean
}>

/** /admin/products/:id: a draft or a rejected product is made ready and sent; one that waits may still be changed. */
export default function ProductPage({ product, isOpen }: ProductProps) {
  return (
    <AdminFrame section="products" title={product.name}>
      <Link href="/admin/products" className="link justify-self-start">
        <ArrowLeft aria-hidden className="size-5" />
        Products for artists
      </Link>
      <UndecidedFacts product={product} />
      {isOpen ? (
        <Reads>
          <UndecidedEditor key={product.updatedAt} product={product} />
        </Reads>
      ) : (
        <p role="status" className="font-semibold">
          Its artist has approved it: what it is made of stays.
        </p>
      )}
    </AdminFrame>
  )
}
