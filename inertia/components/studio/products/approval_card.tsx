import { RebuildLink } from '~/components/studio/products/add_product_link'
import { amountOf, ProductCard } from '~/components/studio/products/product_card'
import { BelowMinimum } from '~/components/studio/products/below_minimum'
import { LifeActions } from '~/components/studio/products/life_actions'
import {
  EditButton,
  HistoryButton,
  ReviewButton,
} from '~/components/studio/products/product_dialogs'
import { Remark } from '~/components/studio/products/remark'
import type { ApprovalList, StudioProduct } from '~/components/studio/products/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { StatusBadge } from '~/components/ui/badge'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf } from '~/lib/pricing'
import { toNumber } from '#shared/money'

type ApprovalCardProps = { product: StudioProduct; list: ApprovalList; eager: boolean }

const earnings = (product: StudioProduct) => ({
  label: 'Your earnings',
  value: amountOf(product, product.artistProfit),
})

/** A product on its way into the store: what waits, what was approved, and what was rejected. */
export function ApprovalCard({ product, list, eager }: ApprovalCardProps) {
  const { may } = useOwner()
  const isPending = list === 'pending'
  const minimum = formatMoney(toNumber(minimumPriceOf(product.basePrice)), product.currency)
  return (
    <ProductCard
      product={product}
      eager={eager}
      badge={<StatusBadge status={isPending ? 'pending_review' : product.status} />}
      facts={[
        { label: 'Base cost', value: amountOf(product, product.basePrice) },
        { label: 'Minimum price', value: minimum },
        { label: 'Selling price', value: amountOf(product, product.sellingPrice) },
        ...(isPending ? [] : [earnings(product)]),
      ]}
      actions={
        <>
          {isPending && may('products') && <ReviewButton product={product} />}
          {list === 'approved' && may('products') && (
            <LifeActions product={product} retires={false} />
          )}
          {list === 'rejected' && may('products') && product.offer.sides.length > 0 && (
            <RebuildLink product={product} />
          )}
          {!isPending && <EditButton product={product} />}
          <HistoryButton product={product} />
        </>
      }
    >
      <BelowMinimum product={product} />
      {isPending && <Remark by="From Gigstall" text={product.adminNotes} />}
      {!isPending && <Remark by="Your notes" text={product.approvalNotes} />}
    </ProductCard>
  )
}
