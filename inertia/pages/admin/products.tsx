import { AdminFrame } from '~/components/admin/admin_frame'
import { ProductForm } from '~/components/admin/product_builder/product_form'
import { type Undecided, UndecidedList } from '~/components/admin/product_builder/undecided_list'
import { Reads } from '~/lib/reads'
import type { InertiaProps } from '~/types'

/** /admin/products (seed 001 §2): the current flow, and what is not decided. */
export default function ProductsPage({ products, nextUrl }: InertiaProps<Undecided>) {
  return (
    <AdminFrame section="products" title="Products for artists">
      <section aria-labelledby="create" className="grid gap-5">
        <h2 id="create" className="display-card">
          Create a product
        </h2>
        <Reads>
          <ProductForm />
        </Reads>
      </section>
      <section aria-labelledby="undecided" className="grid grid-cols-1 gap-5">
        <h2 id="undecided" className="display-card">
          Not approved yet
        </h2>
        <UndecidedList products={products} nextUrl={nextUrl} />
      </section>
    </AdminFrame>
  )
}
