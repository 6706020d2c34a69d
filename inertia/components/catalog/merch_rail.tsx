import { Link } from '@adonisjs/inertia/react'
import { router, usePage } from '@inertiajs/react'
import { ProductGrid } from '~/components/product_grid'
import { Button } from '~/components/ui/button'
import { Chip, ChipRow } from '~/components/ui/chip'
import { EmptyState } from '~/components/ui/empty_state'
import { withQuery } from '~/components/catalog/address'
import { productTypes } from '~/lib/product_types'
import type { Product } from '~/lib/shapes'

/** The wanted type stands in the address: a filtered store can be shared, and back undoes a choice. */
function useTypeFilter(products: Product[]) {
  const { url } = usePage()
  const types = productTypes.filter(({ value }) =>
    products.some(({ productType }) => productType === value)
  )
  const asked = new URLSearchParams(url.split('?')[1]).get('type')
  const type = types.find(({ value }) => value === asked)?.value ?? null
  const choose = (value: string | null) =>
    router.push({ url: withQuery(url, { type: value }), preserveScroll: true, preserveState: true })
  return { types, type, choose }
}

export function MerchRail({ products, bandName }: { products: Product[]; bandName: string }) {
  const { types, type, choose } = useTypeFilter(products)
  const shown = type ? products.filter(({ productType }) => productType === type) : products

  if (products.length === 0) {
    return (
      <EmptyState
        title="No products yet"
        text={`${bandName} is still setting up the stall. Come back after the next gig.`}
        action={
          <Button asChild variant="ink">
            <Link href="/browse">Browse All Merch</Link>
          </Button>
        }
      />
    )
  }

  return (
    <section aria-labelledby="merch" className="grid gap-5">
      <div className="flex items-end justify-between gap-4">
        <h2 id="merch" className="display-section">
          Merch
        </h2>
        <p role="status" className="text-ink-soft">
          {shown.length} {shown.length === 1 ? 'product' : 'products'}
        </p>
      </div>
      {types.length > 1 && (
        <ChipRow label="Product types">
          <Chip on={type === null} onClick={() => choose(null)}>
            All
          </Chip>
          {types.map(({ value, plural }) => (
            <Chip key={value} on={type === value} onClick={() => choose(value)}>
              {plural}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ProductGrid products={shown} eager={4} hideArtist />
    </section>
  )
}
