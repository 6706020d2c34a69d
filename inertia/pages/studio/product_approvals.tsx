import { NextPage } from '~/components/browse/next_page'
import { AddProductLink, ProductsHeading } from '~/components/studio/products/add_product_link'
import { ApprovalCard } from '~/components/studio/products/approval_card'
import type { ApprovalList, StudioProduct } from '~/components/studio/products/shapes'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { EmptyState } from '~/components/ui/empty_state'
import { TableSkeleton } from '~/components/ui/skeleton'
import { LinkTabs } from '~/components/ui/tabs'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import type { InertiaProps } from '~/types'

type ApprovalsProps = InertiaProps<
  Frame & {
    list: ApprovalList
    counts: Record<ApprovalList, number>
    products: StudioProduct[]
    nextUrl: string | null
  }
>

/** The inner tabs in their order, and what stands in one where nothing does. */
const lists: { list: ApprovalList; label: string; empty: { title: string; text: string } }[] = [
  {
    list: 'pending',
    label: 'Pending Approval',
    empty: {
      title: 'No Pending Products',
      text: 'All products have been reviewed. Products we have prepared for you appear here for approval.',
    },
  },
  {
    list: 'approved',
    label: 'Approved Products',
    empty: {
      title: 'No Approved Products',
      text: 'Products you approve appear here, ready to put on sale.',
    },
  },
  {
    list: 'rejected',
    label: 'Rejected',
    empty: {
      title: 'No Rejected Products',
      text: 'Products you reject stay here with your notes until we have reworked them.',
    },
  },
]

export default function ProductApprovalsPage({ list, counts, products, nextUrl }: ApprovalsProps) {
  const hrefOf = useDashboardAddress()
  const isSlow = useSlowVisit()
  const { empty } = lists.find((item) => item.list === list)!
  return (
    <StudioFrame>
      <section aria-labelledby="approvals" className="grid gap-4">
        <ProductsHeading
          id="approvals"
          title="Product Approvals"
          withLink={products.length > 0 || list !== 'pending'}
        />
        <LinkTabs
          isInner
          label="Approvals"
          items={lists.map((item) => ({
            label: item.label,
            href: `${hrefOf('product-approvals')}&list=${item.list}`,
            current: item.list === list,
            count: counts[item.list],
          }))}
        />
        {isSlow && <TableSkeleton rows={4} />}
        {!isSlow && products.length === 0 && (
          <EmptyState level="h3" {...empty} action={list === 'pending' && <AddProductLink />} />
        )}
        {!isSlow && products.length > 0 && (
          <ul className="grid gap-4 xl:grid-cols-2">
            {products.map((product, index) => (
              <li key={product.id}>
                <ApprovalCard product={product} list={list} eager={index < 4} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <NextPage url={nextUrl} label="Older products" />
    </StudioFrame>
  )
}
