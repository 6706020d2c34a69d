import { Link } from '@adonisjs/inertia/react'
import { SearchForm } from '~/components/browse/search_form'
import { PROVIDER_PATH, ProviderFrame, providerTab } from '~/components/fulfilment/provider_frame'
import { ProviderRead } from '~/components/fulfilment/provider_read'
import type { ListAddress, StoreProduct } from '~/components/fulfilment/shapes'
import { ShowMore } from '~/components/fulfilment/show_more'
import { StoreProducts, StoreProductsSkeleton } from '~/components/fulfilment/store_products'
import { useIsAdmin, useStoreProducts } from '~/components/fulfilment/use_provider'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { focusContent } from '~/lib/focus'
import { holdsWords } from '~/lib/holds_words'
import type { InertiaProps } from '~/types'

function NothingThere({ isAdmin }: { isAdmin: boolean }) {
  if (isAdmin)
    return (
      <EmptyState
        level="h3"
        title="No products in the store"
        text="Products set up in the Printful store appear here."
      />
    )
  return (
    <EmptyState
      level="h3"
      title="No products yet"
      text="Printful doesn’t make any of your products yet. An admin sets them up with you, and you approve them."
      action={
        <Button asChild variant="ink">
          <Link href="/dashboard?tab=product-management">Your products</Link>
        </Button>
      }
    />
  )
}

function NothingFound() {
  return (
    <EmptyState
      level="h3"
      title="No matching products"
      text="No product name or ID matches this search."
      action={
        <Button asChild variant="ink">
          <Link href={providerTab('products')} onSuccess={focusContent}>
            Show all products
          </Link>
        </Button>
      }
    />
  )
}

function List({ products, list }: { products: StoreProduct[]; list: ListAddress }) {
  const isAdmin = useIsAdmin()
  if (products.length === 0) return <NothingThere isAdmin={isAdmin} />
  const found = products.filter(({ id, name }) => holdsWords(`${name} ${id}`, list.search))
  return (
    <div className="grid gap-5">
      <SearchForm
        path={PROVIDER_PATH}
        label="Name or ID"
        search={list.search}
        kept={{ tab: 'products' }}
      />
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <StoreProducts products={found.slice(0, list.shown)} />
          <ShowMore shown={list.shown} total={found.length} />
        </>
      )}
    </div>
  )
}

function Products({ list }: { list: ListAddress }) {
  const products = useStoreProducts()
  const isAdmin = useIsAdmin()
  return (
    <section aria-labelledby="products" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="products" className="display-card">
          Products
        </h2>
        {isAdmin ? (
          <p className="text-sm text-ink-soft">Everything in the Printful store.</p>
        ) : (
          <p className="max-w-[58ch] text-sm text-ink-soft">
            Your products that are set up in the Printful store. All your products are under{' '}
            <Link
              href="/dashboard?tab=product-management"
              className="font-semibold underline underline-offset-4"
            >
              Product Management
            </Link>
            .
          </p>
        )}
      </div>
      <ProviderRead read={products} what="products" skeleton={<StoreProductsSkeleton />}>
        {(known) => <List products={known} list={list} />}
      </ProviderRead>
    </section>
  )
}

export default function ProductsPage({ list }: InertiaProps<{ list: ListAddress }>) {
  return (
    <ProviderFrame tab="products">
      <Products list={list} />
    </ProviderFrame>
  )
}
