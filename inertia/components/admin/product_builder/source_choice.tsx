import { CatalogGrid } from '~/components/admin/product_builder/catalog_grid'
import { CatalogVariants } from '~/components/admin/product_builder/catalog_variants'
import { StoreProductList } from '~/components/admin/product_builder/store_product_list'
import { StoreVariants } from '~/components/admin/product_builder/store_variants'
import type { UnapprovedState } from '~/components/admin/product_builder/use_unapproved'

type SourceChoiceProps = {
  state: UnapprovedState
  /** What it is made of so far is known. */
  isMade: boolean
  hasDesign: boolean
}

/** What a product is to be made of: what it is, a product of the store, or a blank of the catalogue. */
export function SourceChoice({ state, isMade, hasDesign }: SourceChoiceProps) {
  const { form, set, errors } = state
  const ways = [
    { source: '', label: isMade ? 'Keep as is' : 'Not chosen yet' },
    { source: 'store', label: 'A product from the store' },
    { source: 'catalog', label: 'A blank from the catalogue' },
  ]
  const choose = (id: number) => set({ productId: String(id), variantId: '' })
  const chooseVariant = ({ id }: { id: number }) => set({ variantId: String(id) })
  return (
    <div className="grid min-w-0 gap-5">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">Source</legend>
        {ways.map(({ source, label }) => (
          <label key={source} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="source"
              value={source}
              checked={form.source === source}
              onChange={() => set({ source, productId: '', variantId: '' })}
              className="size-5 accent-ink"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {form.source === 'store' && (
        <>
          <StoreProductList
            chosen={form.productId}
            error={errors.productId}
            onChoose={({ id }) => choose(id)}
          />
          {form.productId && (
            <>
              <h3 className="font-bold">Variant to use as the product image</h3>
              <StoreVariants
                storeProductId={form.productId}
                chosen={form.variantId}
                onChoose={chooseVariant}
              />
            </>
          )}
        </>
      )}
      {form.source === 'catalog' && (
        <>
          <CatalogGrid chosen={form.productId} onChoose={({ id }) => choose(id)} />
          {form.productId && (
            <>
              <h3 className="font-bold">Variant</h3>
              <CatalogVariants
                itemId={form.productId}
                chosen={form.variantId}
                error={errors.variantId}
                onChoose={chooseVariant}
              />
              <p className="border-l-4 border-warn pl-4">
                A blank makes a product in this one size and colour.{' '}
                {hasDesign
                  ? 'It’s printed with the design below.'
                  : 'It has no design yet, so its orders can’t be printed: add one, or choose a product from the store, which comes with its own.'}
              </p>
            </>
          )}
        </>
      )}
    </div>
  )
}
