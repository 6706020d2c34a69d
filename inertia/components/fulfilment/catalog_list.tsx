import { Link } from '@adonisjs/inertia/react'
import { InlineSelect } from '~/components/browse/inline_select'
import { SearchForm } from '~/components/browse/search_form'
import { CatalogGrid } from '~/components/fulfilment/catalog_grid'
import { holdsWords } from '~/components/fulfilment/matching'
import { PROVIDER_PATH, providerTab } from '~/components/fulfilment/provider_frame'
import type { CatalogItem, ListAddress } from '~/components/fulfilment/shapes'
import { ShowMore } from '~/components/fulfilment/show_more'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { focusContent } from '~/lib/focus'
import { interleaved } from '~/lib/interleaved'

const LIST_ID = 'blanks'

/** Every kind there is, by name. */
function kindsOf(items: CatalogItem[]) {
  const kinds = [...new Set(items.map(({ type_name: kind }) => kind))]
  return kinds.sort((one, other) => one.localeCompare(other, 'en-GB'))
}

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

/** Filters by search and kind; without a filter the list begins with some of every kind. An unknown kind is no filter. */
export function CatalogList({ items, list }: { items: CatalogItem[]; list: ListAddress }) {
  const kinds = kindsOf(items)
  const kind = kinds.includes(list.type) ? list.type : ''
  const isFiltered = kind !== '' || list.search !== ''
  const listed = isFiltered ? items : interleaved(items, ({ type_name: type }) => type)
  const found = listed.filter(
    (item) =>
      (!kind || item.type_name === kind) &&
      holdsWords(`${item.title} ${item.type_name}`, list.search)
  )
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
          value={kind}
          options={[
            { value: '', label: 'All types' },
            ...kinds.map((name) => ({ value: name, label: name })),
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
