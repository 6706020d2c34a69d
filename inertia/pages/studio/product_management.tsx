import { Link } from '@adonisjs/inertia/react'
import { NextPage } from '~/components/browse/next_page'
import {
  AddProductLink,
  DuplicateLink,
  ProductsHeading,
  RebuildLink,
} from '~/components/studio/products/add_product_link'
import { BelowMinimum } from '~/components/studio/products/below_minimum'
import { LifeActions } from '~/components/studio/products/life_actions'
import { amountOf, ProductCard } from '~/components/studio/products/product_card'
import { EditButton, HistoryButton } from '~/components/studio/products/product_dialogs'
import { ProductFilters } from '~/components/studio/products/product_filters'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { TakedownNotice } from '~/components/studio/products/takedown_notice'
import { Remark } from '~/components/studio/products/remark'
import { useOwner } from '~/components/studio/use_owner'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { TableSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import type { InertiaProps } from '~/types'

type ManagementProps = InertiaProps<
  Frame & { filters: ProductFilters; products: StudioProduct[]; nextUrl: string | null }
>

function Managed({ product, eager }: { product: StudioProduct; eager: boolean }) {
  const { may } = useOwner()
  const { status } = product
  return (
    <ProductCard
      product={product}
      eager={eager}
      href={status === 'active' && !product.takedown ? `/product/${product.id}` : undefined}
      badge={
        <span className="flex flex-wrap items-center gap-3">
          {product.takedown && <Badge variant="bad">Taken down</Badge>}
          <StatusBadge status={status} />
        </span>
      }
      facts={[
        { label: 'Price', value: amountOf(product, product.sellingPrice) },
        {
          label: product.printfulCost === null ? 'Provisional cost' : 'Base cost',
          value: amountOf(product, product.basePrice),
        },
        { label: 'Your earnings', value: amountOf(product, product.artistProfit) },
      ]}
      actions={
        <>
          {may('products') && <LifeActions product={product} />}
          {status !== 'retired' && <EditButton product={product} />}
          {may('products') && status === 'draft' && product.offer.sides.length > 0 && (
            <RebuildLink product={product} />
          )}
          {may('products') && <DuplicateLink product={product} />}
          <HistoryButton product={product} />
        </>
      }
    >
      <TakedownNotice product={product} />
      <BelowMinimum product={product} />
      {status === 'draft' && (
        <p className="max-w-[60ch] text-[0.9375rem] text-ink-soft">
          {product.offer.sides.length > 0
            ? 'We’ll check it within a day. Then it appears under Approvals, and we’ll email you.'
            : 'We are pricing it and getting it ready to print, usually within 2 working days. Then it appears under Approvals, and we email you.'}
        </p>
      )}
      {status === 'draft' && <Remark by="From Gigstall" text={product.adminNotes} />}
    </ProductCard>
  )
}

function NoProducts() {
  return (
    <EmptyState
      level="h3"
      title="No Products to Manage"
      text="Start your first product. We price it and get it ready to print; you approve it and put it on sale."
      action={<AddProductLink />}
    />
  )
}

function NothingFound() {
  const hrefOf = useDashboardAddress()
  return (
    <EmptyState
      level="h3"
      title="No matching products"
      text="None of your products matches this search and status."
      action={
        <Button asChild variant="ink">
          <Link href={hrefOf('product-management')}>Show all products</Link>
        </Button>
      }
    />
  )
}

function List({ products, isFiltered }: { products: StudioProduct[]; isFiltered: boolean }) {
  const isSlow = useSlowVisit()
  if (isSlow) return <TableSkeleton rows={4} />
  if (products.length === 0) return isFiltered ? <NothingFound /> : <NoProducts />
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {products.map((product, index) => (
        <li key={product.id}>
          <Managed product={product} eager={index < 4} />
        </li>
      ))}
    </ul>
  )
}

export default function ProductManagementPage({ filters, products, nextUrl }: ManagementProps) {
  const isFiltered = filters.search !== '' || filters.status !== ''
  const isListed = products.length > 0 || isFiltered
  return (
    <StudioFrame>
      <section aria-labelledby="products" className="grid gap-4">
        <ProductsHeading id="products" title="Product Management" withLink={isListed} />
        {isListed && <ProductFilters filters={filters} />}
        <List products={products} isFiltered={isFiltered} />
      </section>
      <NextPage url={nextUrl} label="Older products" />
    </StudioFrame>
  )
}
