import type { FormEvent } from 'react'
import { OtherBandDialog } from '~/components/admin/product_builder/other_band_dialog'
import { ArtistPicker } from '~/components/admin/product_builder/artist_picker'
import {
  missingChoices,
  priceFault,
  typedNumber,
  wordsOf,
} from '~/components/admin/product_builder/product_builder_form'
import { PricingSuggestionsCard } from '~/components/admin/product_builder/pricing_suggestions_card'
import { StoreProductList } from '~/components/admin/product_builder/store_product_list'
import { StoreVariants } from '~/components/admin/product_builder/store_variants'
import { usePricingSuggestions } from '~/components/admin/product_builder/use_pricing_suggestions'
import { useProductBuilder } from '~/components/admin/product_builder/use_product_builder'
import { NotesField, WordsFields } from '~/components/admin/product_builder/words_fields'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { formatMoney } from '~/lib/money'

const MISSING = {
  title: 'Missing Information',
  description: 'Please select an artist, product, and variant',
}

/** The current flow: artist, product of the store, and the variant whose picture stands for it. */
export function ProductForm() {
  const builder = useProductBuilder('product')
  const { form, set, bind, errors } = builder
  const { artistId, productId, variantId, markupPercentage, sellingPrice } = form
  const state = usePricingSuggestions({
    storeProductId: productId,
    artistId,
    markupPercentage,
    sellingPrice,
  })
  const { suggestions } = state

  const fault = priceFault(sellingPrice)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void builder.create({
      missing: artistId && productId && variantId ? null : MISSING,
      faults: {
        ...missingChoices(form, ['artistId', 'productId', 'variantId']),
        sellingPrice: fault,
      },
      body: {
        ...wordsOf(form),
        sellingPrice: typedNumber(sellingPrice) ?? suggestions?.recommendedPrice,
        printfulData: {
          storeProduct: { id: Number(productId) },
          selectedVariant: { id: Number(variantId) },
        },
      },
      success: 'Product has been created and sent to artist for approval',
    })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-7 lg:grid-cols-2 lg:items-start lg:gap-10"
    >
      <div className="grid min-w-0 gap-5">
        <DraftRestoredNotice
          isRestored={builder.isRestored}
          onDiscard={builder.forget}
          wanted="sent"
        />
        <ArtistPicker builder={builder} label="Artist" />
        <h3 className="font-bold">Product</h3>
        <StoreProductList
          chosen={productId}
          error={errors.productId}
          onChoose={({ id, name }) =>
            set({ productId: String(id), productName: name, variantId: '', name })
          }
        />
        {productId !== '' && (
          <>
            <h3 className="font-bold">Variant to use as the product image</h3>
            <StoreVariants
              storeProductId={productId}
              chosen={variantId}
              error={errors.variantId}
              onChoose={({ id }) => set({ variantId: String(id) })}
            />
          </>
        )}
      </div>
      <div className="grid min-w-0 gap-5">
        <WordsFields builder={builder} />
        <TextField
          label="Selling Price (£)"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          max="10000"
          placeholder={suggestions ? suggestions.recommendedPrice.toFixed(2) : undefined}
          hint={
            suggestions &&
            `Leave blank to use the recommended ${formatMoney(suggestions.recommendedPrice)}.`
          }
          {...bind('sellingPrice')}
          error={errors.sellingPrice ?? fault}
        />
        <NotesField builder={builder} />
        <PricingSuggestionsCard {...state} />
        <Button
          type="submit"
          variant="go"
          busy={builder.busy}
          busyLabel="Creating Product..."
          className="max-sm:w-full sm:justify-self-start"
        >
          Send to artist
        </Button>
      </div>
      <OtherBandDialog doubt={builder.doubt} onClose={builder.forgetDoubt} />
    </form>
  )
}
