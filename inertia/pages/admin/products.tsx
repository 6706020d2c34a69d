import { AdminFrame } from '~/components/admin/admin_frame'
import { useAdminRole } from '~/hooks/use_admin_role'
import { ProductForm } from '~/components/admin/product_builder/product_form'
import { type Unapproved, UnapprovedList } from '~/components/admin/product_builder/unapproved_list'
import { Reads } from '~/lib/reads'
import type { InertiaProps } from '~/types'

/** /admin/products: the current flow, and what is not decided. */
export default function ProductsPage({ products, nextUrl }: InertiaProps<Unapproved>) {
  const { mayChange } = useAdminRole()
  return (
    <AdminFrame section="products" title="Artist products">
      <div className="admin-sections">
        {mayChange('products') && (
          <section aria-labelledby="create" className="grid gap-5">
            <h2 id="create" className="display-card">
              Create a product
            </h2>
            <Reads>
              <ProductForm />
            </Reads>
          </section>
        )}
        <section aria-labelledby="unapproved" className="grid grid-cols-1 gap-5">
          <h2 id="unapproved" className="display-card">
            Not approved yet
          </h2>
          <UnapprovedList products={products} nextUrl={nextUrl} />
        </section>
      </div>
    </AdminFrame>
  )
}
