import type { FormEvent } from 'react'
import { ArtistPicker } from '~/components/admin/product_builder/artist_picker'
import { CatalogGrid } from '~/components/admin/product_builder/catalog_grid'
import { CatalogVariants } from '~/components/admin/product_builder/catalog_variants'
import {
  priceFault,
  typedNumber,
  wordsOf,
} from '~/components/admin/product_builder/product_builder_form'
import { LegacyBreakdown } from '~/components/admin/product_builder/legacy_breakdown'
import { useLegacyPricing } from '~/components/admin/product_builder/use_legacy_pricing'
import { useProductBuilder } from '~/components/admin/product_builder/use_product_builder'
import { NotesField, WordsFields } from '~/components/admin/product_builder/words_fields'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'

const INVALID = {
  title: 'Invalid Product',
  description: 'Please complete all fields and ensure pricing is viable',
}

/** A blank of the catalogue for an artist. */
export function LegacyForm() {
  const builder = useProductBuilder('legacy')
  const { form, set, bind, errors } = builder
  const { artistId, productId, variantId, sellingPrice, share } = form
  const { breakdown, isSettled, isUnderWay } = useLegacyPricing({ variantId, sellingPrice, share })
  const fault = priceFault(sellingPrice)
  const isViable = isSettled && breakdown?.isViable === true
  const isComplete = artistId !== '' && productId !== '' && variantId !== '' && isViable

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void builder.create({
      missing: isComplete ? null : INVALID,
      body: {
        ...wordsOf(form),
        sellingPrice: typedNumber(sellingPrice),
        printfulData: {
          catalogItem: { id: Number(productId) },
          selectedVariant: { id: Number(variantId) },
        },
      },
      success: 'Product sent to artist for approval',
      failure: 'Failed to create product',
    })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10"
    >
      <div className="grid min-w-0 gap-7">
        <DraftRestoredNotice
          isRestored={builder.isRestored}
          onDiscard={builder.forget}
          wanted="sent"
        />
        <ArtistPicker builder={builder} label="Artist" />
        <section aria-labelledby="catalog-items" className="grid gap-4">
          <h2 id="catalog-items" className="display-card">
            Catalogue
          </h2>
          <CatalogGrid
            chosen={productId}
            onChoose={({ id, title }) =>
              set({ productId: String(id), productName: title, variantId: '', name: title })
            }
          />
        </section>
      </div>
      <div className="grid min-w-0 gap-5">
        {productId !== '' && (
          <section aria-labelledby="variants" className="grid gap-4">
            <h2 id="variants" className="display-card">
              Variants
            </h2>
            <CatalogVariants
              itemId={productId}
              chosen={variantId}
              onChoose={({ id }) => set({ variantId: String(id) })}
            />
          </section>
        )}
        <WordsFields builder={builder} />
        <TextField
          label="Selling Price (£)"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          max="10000"
          {...bind('sellingPrice')}
          error={errors.sellingPrice ?? fault}
        />
        <NotesField builder={builder} />
        <LegacyBreakdown breakdown={breakdown} isUnderWay={isUnderWay} />
        <Button
          type="submit"
          variant="go"
          wide
          disabled={!isComplete && !builder.busy}
          busy={builder.busy}
          busyLabel="Creating Product..."
        >
          Send to Artist for Approval
        </Button>
      </div>
    </form>
  )
}
