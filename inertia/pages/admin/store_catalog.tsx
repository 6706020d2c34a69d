import { Link } from '@adonisjs/inertia/react'
import { AdminFrame } from '~/components/admin/admin_frame'
import { MakersOnly } from '~/components/admin/product_builder/makers_only'
import type { WaitingCounts } from '~/components/admin/product_builder/shapes'
import { StoreForm } from '~/components/admin/product_builder/store_form'
import { counted } from '~/lib/counts'
import { Reads } from '~/lib/reads'
import type { InertiaProps } from '~/types'

/** /admin/catalog. */
export default function StoreCatalogPage({ waiting }: InertiaProps<{ waiting: WaitingCounts }>) {
  return (
    <AdminFrame section="catalog" title="Admin Product Manager">
      <p>
        <Link href="/admin/products" className="link">
          {counted(waiting.drafts + waiting.pending + waiting.rejected, 'product')} not approved yet
        </Link>
      </p>
      <div className="admin-sections">
        <MakersOnly>
          <Reads>
            <StoreForm />
          </Reads>
        </MakersOnly>
      </div>
    </AdminFrame>
  )
}
