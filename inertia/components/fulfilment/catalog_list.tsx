import { Link } from '@adonisjs/inertia/react'
import { InlineSelect } from '~/components/browse/inline_select'
import { SearchForm } from '~/components/browse/search_form'
import { CatalogGrid } from '~/components/fulfilment/catalog_grid'
import { PROVIDER_PATH, providerTab } from '~/components/fulfilment/provider_frame'
import type { CatalogItem, ListAddress } from '~/components/fulfilment/shapes'
import { ShowMore } from '~/components/fulfilment/show_more'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { filterBlanks, typesOf } from '~/lib/blank_filters'
import { focusContent } from '~/lib/focus'

const LIST_ID = 'blanks'

function NothingFound() {
  return (
    <EmptyState
      level="h3"
      title="No matching blanks"
      text="Nothing in the catalogue matches this search and type."
      action={
        <Button asChild variant="ink">
          <Link href={providerTab('catalog')} onSuccess={focusContent}>
            Show the whole catalogue
          </Link>
        </Button>
      }
    />
  )
}

/** The catalogue by search and type. A type that no blank has is no filter. */
export function CatalogList({ items, list }: { items: CatalogItem[]; list: ListAddress }) {
  const types = typesOf(items)
  const type = types.includes(list.type) ? list.type : ''
  const found = filterBlanks(items, { search: list.search, type })
  return (
    <div className="grid gap-6">
      <SearchForm
        path={PROVIDER_PATH}
        label="Search the catalogue"
        search={list.search}
        kept={{ tab: 'catalog' }}
      >
        <InlineSelect
          label="Type"
          name="type"
          value={type}
          options={[
            { value: '', label: 'All types' },
            ...types.map((name) => ({ value: name, label: name })),
          ]}
        />
      </SearchForm>
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <CatalogGrid id={LIST_ID} items={found.slice(0, list.shown)} />
          <ShowMore shown={list.shown} total={found.length} listId={LIST_ID} />
        </>
      )}
    </div>
  )
}
