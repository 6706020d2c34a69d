import { BlankDetails, UnknownBlank } from '~/components/fulfilment/blank_details'
import { CatalogList } from '~/components/fulfilment/catalog_list'
import { ProviderFrame } from '~/components/fulfilment/provider_frame'
import { ProviderRead } from '~/components/fulfilment/provider_read'
import type { CatalogItem, ListAddress } from '~/components/fulfilment/shapes'
import { useCatalog } from '~/components/fulfilment/use_provider'
import { TileSkeleton } from '~/components/ui/skeleton'
import { counted } from '~/lib/counts'
import type { InertiaProps } from '~/types'

function Blank({ items, id }: { items: CatalogItem[]; id: number }) {
  const item = items.find((each) => each.id === id)
  return item ? <BlankDetails key={id} item={item} /> : <UnknownBlank />
}

function List({ items, list }: { items: CatalogItem[]; list: ListAddress }) {
  return (
    <section aria-labelledby="catalog" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="catalog" className="display-card">
          Catalogue
        </h2>
        <p className="text-sm text-ink-soft">
          {counted(items.length, 'blank')} that Printful prints on. Prices are the cost of making
          one.
        </p>
      </div>
      <CatalogList items={items} list={list} />
    </section>
  )
}

function Catalog({ list }: { list: ListAddress }) {
  const catalog = useCatalog()
  return (
    <>
      {(!catalog.data || catalog.error) && <h2 className="display-card">Catalogue</h2>}
      <ProviderRead read={catalog} what="the catalogue" skeleton={<TileSkeleton />}>
        {(items) =>
          list.item === null ? (
            <List items={items} list={list} />
          ) : (
            <Blank items={items} id={list.item} />
          )
        }
      </ProviderRead>
    </>
  )
}

export default function CatalogPage({ list }: InertiaProps<{ list: ListAddress }>) {
  return (
    <ProviderFrame tab="catalog">
      <Catalog list={list} />
    </ProviderFrame>
  )
}
