import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ArrowUpDown } from 'lucide-react'
import { ActiveFilters } from '~/components/browse/active_filters'
import { CategoryChips } from '~/components/browse/category_chips'
import { type Correction, CorrectionNote } from '~/components/browse/correction_note'
import { InlineSelect } from '~/components/browse/inline_select'
import { ListHead } from '~/components/browse/list_head'
import { NextPage } from '~/components/browse/next_page'
import { SearchForm } from '~/components/browse/search_form'
import { PageHead } from '~/components/page_head'
import { ProductGrid } from '~/components/product_grid'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { TileSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { productSorts } from '~/lib/product_sorts'
import type { BoundedCount, FavoriteIds, Product } from '~/lib/shapes'

type BrowseProps = {
  products: Product[]
  total: BoundedCount
  filters: { search: string; types: string[]; sort: string; isExact: boolean }
  correction: Correction
  nextUrl: string | null
  favoriteIds: FavoriteIds | null
}

type ResultsProps = Pick<BrowseProps, 'products' | 'nextUrl'> & { search: string }

function Results({ products, nextUrl, search }: ResultsProps) {
  const isSlow = useSlowVisit()
  if (isSlow) return <TileSkeleton />
  if (products.length === 0) {
    return (
      <EmptyState
        title="No products found"
        text={`${search && `Nothing for “${search}”. `}Try another word, or fewer categories.`}
        action={
          <Button asChild variant="ink">
            <Link href="/browse">Show all merch</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ProductGrid products={products} eager={4} first level="h2" />
      <NextPage url={nextUrl} label="More merch" />
    </>
  )
}

export default function Browse({ products, total, filters, correction, nextUrl }: BrowseProps) {
  const { search, types, sort } = filters
  const exact = filters.isExact ? '1' : ''
  const { url } = usePage()
  const unchosen = url.includes('sort=') ? undefined : { sort }
  const chosenSort = unchosen ? '' : sort
  return (
    <>
      <PageHead
        title="Merch"
        description="T-shirts, hoodies, posters, vinyl and more, printed on demand and straight from the band."
        noindex={search !== ''}
      />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <ListHead title="Merch" total={total} nouns={{ one: 'product', many: 'products' }} />
          <Link href="/collections" className="link inline-flex min-h-11 items-center">
            Merch by artist
          </Link>
        </div>
        <div className="grid gap-3">
          <SearchForm
            path="/browse"
            label="Search merch"
            search={search}
            kept={{ type: types }}
            unchosen={unchosen}
          >
            <InlineSelect
              label="Sort by"
              name="sort"
              value={sort}
              options={productSorts}
              sign={<ArrowUpDown className="size-5" />}
            />
          </SearchForm>
          <CategoryChips types={types} search={search} sort={chosenSort} exact={exact} />
          {!correction && products.length > 0 && (
            <ActiveFilters types={types} search={search} sort={chosenSort} />
          )}
          <CorrectionNote correction={correction} />
        </div>
        <div className="wrap-anywhere">
          <Results products={products} nextUrl={nextUrl} search={search} />
        </div>
      </div>
    </>
  )
}
