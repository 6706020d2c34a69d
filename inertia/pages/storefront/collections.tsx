import { Link } from '@adonisjs/inertia/react'
import { ArrowUpDown } from 'lucide-react'
import { type Correction, CorrectionNote } from '~/components/browse/correction_note'
import { InlineSelect } from '~/components/browse/inline_select'
import { ListHead } from '~/components/browse/list_head'
import { NextPage } from '~/components/browse/next_page'
import { SearchForm } from '~/components/browse/search_form'
import { CollectionCard } from '~/components/collections/collection_card'
import { CollectionSkeleton } from '~/components/collections/collection_skeleton'
import { WishlistToggle } from '~/components/fans/favorite_toggle'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { genreLabel } from '~/lib/genres'
import { productSorts } from '~/lib/product_sorts'
import { collectionTypes } from '~/lib/product_types'
import type { BoundedCount, Collection, FavoriteIds, StockedChoice } from '~/lib/shapes'

type CollectionsProps = {
  collections: Collection[]
  /** What is in stock, by product. */
  choices: Record<string, StockedChoice[]>
  total: BoundedCount
  genres: string[]
  filters: { search: string; genre: string; type: string; sort: string }
  correction: Correction
  nextUrl: string | null
  /** Read by each heart itself. */
  favoriteIds: FavoriteIds | null
}

type FiltersProps = Pick<CollectionsProps, 'filters' | 'genres'>

/** On a phone two stand under the search. */
const HALF_ROW = 'gap-0 max-sm:order-last max-sm:basis-[calc(50%-0.25rem)]'

function Filters({ filters, genres }: FiltersProps) {
  const { search, genre, type, sort } = filters
  const genreOptions = [
    { value: '', label: 'All Genres' },
    ...genres.map((name) => ({ value: name, label: genreLabel(name) })),
  ]
  return (
    <SearchForm path="/collections" label="Search artists or products..." search={search}>
      <div className="contents max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-3 max-sm:[&_select]:text-[0.9375rem] max-sm:[&_svg]:right-2 sm:flex sm:gap-3 sm:[&_label]:sr-only sm:[&>div>div]:w-44">
        <InlineSelect
          label={<span className="sr-only">Genre</span>}
          name="genre"
          value={genre}
          options={genreOptions}
          className={HALF_ROW}
        />
        <InlineSelect
          label={<span className="sr-only">Type</span>}
          name="type"
          value={type}
          options={collectionTypes(type)}
          className={HALF_ROW}
        />
        <InlineSelect
          label="Sort by"
          name="sort"
          value={sort}
          options={productSorts}
          sign={<ArrowUpDown className="size-5" />}
        />
      </div>
    </SearchForm>
  )
}

type ResultsProps = Pick<CollectionsProps, 'collections' | 'choices' | 'nextUrl'> & { type: string }

function Results({ collections, choices, nextUrl, type }: ResultsProps) {
  const isSlow = useSlowVisit()
  if (isSlow) return <CollectionSkeleton />
  if (collections.length === 0) {
    return (
      <EmptyState
        title="No Collections Found"
        text="Try adjusting your search terms or filters to find what you're looking for."
        action={
          <Button asChild variant="ink">
            <Link href="/collections">Show all collections</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul className="grid gap-10 border-t-[1.5px] border-line-strong pt-6 sm:gap-14 sm:pt-8">
        {collections.map((collection, index) => (
          <li key={collection.artist.id} className="grid grid-cols-1">
            <CollectionCard
              collection={collection}
              choices={choices}
              type={type}
              favorite={(product) => <WishlistToggle product={product} forVisitors="local list" />}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      <NextPage url={nextUrl} label="More artists" />
    </>
  )
}

export default function Collections(props: CollectionsProps) {
  const { collections, choices, total, genres, filters, correction, nextUrl } = props
  return (
    <>
      <PageHead
        title="Collections"
        description="Artists and their merch, side by side: shirts, hoodies, posters and more, printed to order."
        noindex={filters.search !== ''}
      />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-12">
        <ListHead title="Collections" total={total} nouns={{ one: 'artist', many: 'artists' }} />
        <Filters filters={filters} genres={genres} />
        <CorrectionNote correction={correction} />
        <div>
          <Results
            collections={collections}
            choices={choices}
            nextUrl={nextUrl}
            type={filters.type}
          />
        </div>
      </div>
    </>
  )
}
