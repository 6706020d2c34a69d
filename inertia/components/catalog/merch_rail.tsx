import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ProductGrid } from '~/components/product_grid'
import { Button } from '~/components/ui/button'
import { ChipLink, ChipRow } from '~/components/ui/chip'
import { EmptyState } from '~/components/ui/empty_state'
import { withQuery } from '~/components/catalog/address'
import { cn } from '~/lib/classes'
import { isolated } from '#shared/isolated'
import { productTypes } from '~/lib/product_types'
import type { Product } from '~/lib/shapes'

type MerchRailProps = {
  products: Product[]
  kinds: { type: string; products: number }[]
  type: string | null
  bandName: string
  /** On a phone the goods follow at once, and their heading is for screen readers alone. */
  isAfterScan?: boolean
}

/** What the artist sells. The wanted type stands in the address: a filtered store can be shared, and back undoes a choice. */
export function MerchRail({ products, kinds, type, bandName, isAfterScan }: MerchRailProps) {
  const { url } = usePage()
  const hrefOf = (value: string | null) => withQuery(url, { type: value, cursor: null })
  const types = productTypes.filter(({ value }) => kinds.some((kind) => kind.type === value))
  const total = kinds
    .filter((kind) => type === null || kind.type === type)
    .reduce((sum, kind) => sum + kind.products, 0)

  if (total === 0) {
    return (
      <EmptyState
        title="No products yet"
        text={`${isolated(bandName)} is still setting up the stall. Come back after the next gig.`}
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
      <div className={cn('flex items-end justify-between gap-4', isAfterScan && 'max-md:sr-only')}>
        <h2 id="merch" className="display-section">
          Merch
        </h2>
        <p role="status" className="text-ink-soft">
          {total} {total === 1 ? 'product' : 'products'}
        </p>
      </div>
      {types.length > 1 && (
        <ChipRow label="Product types">
          <ChipLink href={hrefOf(null)} on={type === null}>
            All
          </ChipLink>
          {types.map(({ value, plural }) => (
            <ChipLink key={value} href={hrefOf(value)} on={type === value}>
              {plural}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <ProductGrid products={products} eager={4} hideArtist />
    </section>
  )
}
