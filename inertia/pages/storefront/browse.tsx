import { Link } from '@adonisjs/inertia/react'
import { CategoryChips } from '~/components/browse/category_chips'
import { NextPage } from '~/components/browse/next_page'
import { SearchForm } from '~/components/browse/search_form'
import { PageHead } from '~/components/page_head'
import { ProductGrid } from '~/components/product_grid'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { SelectField } from '~/components/ui/field'
import { TileSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { productSorts } from '~/lib/product_sorts'
import type { Product } from '~/lib/shapes'

type BrowseProps = {
  products: Product[]
  filters: { search: string; types: string[]; sort: string }
  nextUrl: string | null
}

function Results({ products, nextUrl }: Pick<BrowseProps, 'products' | 'nextUrl'>) {
  const isSlow = useSlowVisit()
  if (isSlow) return <TileSkeleton />
  if (products.length === 0) {
    return (
      <EmptyState
        title="No products found"
        text="Try another word, or fewer categories."
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
      <ProductGrid products={products} eager={4} level="h2" />
      <NextPage url={nextUrl} label="More merch" />
    </>
  )
}

export default function Browse({ products, filters, nextUrl }: BrowseProps) {
  const { search, types, sort } = filters
  return (
    <>
      <PageHead
        title="Merch"
        description="T-shirts, hoodies, posters, vinyl and more, printed on demand and straight from the band."
        noindex={search !== ''}
      />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-12">
        <h1 className="display-page">Merch</h1>
        <div className="grid gap-3">
          <SearchForm path="/browse" label="Search merch" search={search} kept={{ type: types }}>
            <SelectField
              key={sort}
              label="Sort by"
              bare
              name="sort"
              defaultValue={sort}
              options={productSorts}
              className="basis-full sm:basis-56"
            />
          </SearchForm>
          <CategoryChips types={types} search={search} sort={sort} />
        </div>
        <div>
          <Results products={products} nextUrl={nextUrl} />
        </div>
      </div>
    </>
  )
}
