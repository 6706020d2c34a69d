import { AdminFrame } from '~/components/admin/admin_frame'
import { LegacyForm } from '~/components/admin/product_builder/legacy_form'
import { MakersOnly } from '~/components/admin/product_builder/makers_only'
import { type Unapproved, UnapprovedList } from '~/components/admin/product_builder/unapproved_list'
import { LinkTabs } from '~/components/ui/tabs'
import { Reads } from '~/lib/reads'
import type { InertiaProps } from '~/types'

type LegacyCatalogProps = InertiaProps<{
  /** What is not decided; null while the other tab is shown. */
  list: Unapproved | null
  /** How many products await their artist's approval; the list also has drafts and rejected ones. */
  pending: number
}>

/** /admin/catalog-old. */
export default function LegacyCatalogPage({ list, pending }: LegacyCatalogProps) {
  const tabs = [
    { label: 'Create Product', href: '/admin/catalog-old', current: list === null },
    {
      label: 'Pending Approval',
      href: '/admin/catalog-old?tab=pending',
      current: list !== null,
      count: pending,
    },
  ]
  return (
    <AdminFrame section="catalog" title="Product Catalogue Manager">
      <LinkTabs label="Product Catalogue Manager" items={tabs} isInner />
      {list ? (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-ink-soft">
            Products not yet approved: in preparation, with the artist, or rejected.
          </p>
          <UnapprovedList {...list} />
        </div>
      ) : (
        <div className="admin-sections">
          <MakersOnly>
            <Reads>
              <LegacyForm />
            </Reads>
          </MakersOnly>
        </div>
      )}
    </AdminFrame>
  )
}
