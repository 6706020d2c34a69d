import { useState } from 'react'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { CatalogItemShape } from '~/components/admin/product_builder/shapes'
import { ProductImage } from '~/components/product_image'
import { SelectField, TextField } from '~/components/ui/field'
import { TileSkeleton } from '~/components/ui/skeleton'
import { useApiQuery } from '~/hooks/use_api_query'
import { filterBlanks, typesOf } from '~/lib/blank_filters'
import { cn } from '~/lib/classes'

/** How much of the catalogue is shown (MAKE-11). */
const SHOWN = 12

type CatalogGridProps = {
  /** Id of the one that is chosen, as a text. */
  chosen: string
  onChoose: (item: CatalogItemShape) => void
}

/** Blanks that can be printed on: the first dozen of all types, or of those that search and type find. */
export function CatalogGrid({ chosen, onChoose }: CatalogGridProps) {
  const { result: items, error, again } = useApiQuery<CatalogItemShape[]>('/api/printful/catalog')
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  if (error) return <LoadFailed error={error} onAgain={again} />
  if (!items) return <TileSkeleton count={SHOWN} />
  const shown = filterBlanks(items, { search, type }).slice(0, SHOWN)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
        <TextField
          label="Search the catalogue"
          name="search"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label="Type of blank"
          name="kind"
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={[
            { value: '', label: 'All types' },
            ...typesOf(items).map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      {shown.length === 0 && <p role="status">No matching items.</p>}
      <fieldset className="min-w-0">
        <legend className="sr-only">Catalogue items</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {shown.map((item, index) => {
            const isChosen = String(item.id) === chosen
            return (
              <label
                key={item.id}
                className={cn(
                  'grid cursor-pointer content-start gap-2 rounded-sm border-[1.5px] p-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                  isChosen
                    ? 'border-ink bg-sheet outline-2 outline-ink'
                    : 'border-line hover:border-line-strong'
                )}
              >
                <ProductImage src={item.image} alt="" eager={index < 4} sizes="12rem" />
                <span className="flex items-start gap-2">
                  <input
                    type="radio"
                    name="catalogItem"
                    value={item.id}
                    checked={isChosen}
                    onChange={() => onChoose(item)}
                    className="mt-0.5 size-5 shrink-0 accent-ink"
                  />
                  <span className="grid min-w-0 gap-0.5">
                    <span className="leading-snug font-semibold wrap-anywhere">{item.title}</span>
                    <span className="text-sm text-ink-soft">{item.type_name}</span>
                  </span>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
