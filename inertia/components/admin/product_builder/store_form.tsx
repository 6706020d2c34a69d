import type { FormEvent } from 'react'
import { OtherBandDialog } from '~/components/admin/product_builder/other_band_dialog'
import { PricingSuggestionPanels } from '~/components/admin/product_builder/pricing_suggestion_panels'
import { ArtistPicker } from '~/components/admin/product_builder/artist_picker'
import {
  emptyProductBuilder,
  markupFault,
  missingChoices,
  typedNumber,
  wordsOf,
} from '~/components/admin/product_builder/product_builder_form'
import type { StoreProductShape } from '~/components/admin/product_builder/shapes'
import { StoreProductList } from '~/components/admin/product_builder/store_product_list'
import { usePricingSuggestions } from '~/components/admin/product_builder/use_pricing_suggestions'
import { useProductBuilder } from '~/components/admin/product_builder/use_product_builder'
import { NotesField, WordsFields } from '~/components/admin/product_builder/words_fields'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { formatMoney } from '~/lib/money'

const MISSING = { title: 'Missing Information', description: 'Please select a product and artist' }

/** Makes a product of the store for an artist, at the price that is shown. */
export function StoreForm() {
  const builder = useProductBuilder('store')
  const { form, set, bind, errors } = builder
  const { productId, artistId, markupPercentage } = form
  const fault = markupFault(markupPercentage)
  // An invalid markup shows no results.
  const storeProductId = fault ? '' : productId
  const state = usePricingSuggestions({ storeProductId, artistId, markupPercentage })
  const { suggestions, isSettled } = state

  const choose = ({ id, name }: StoreProductShape) =>
    set({ productId: String(id), productName: name, variantId: '', name, description: '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void builder.create({
      missing: productId && artistId ? null : MISSING,
      faults: { ...missingChoices(form, ['productId', 'artistId']), markupPercentage: fault },
      body: {
        ...wordsOf(form),
        markupPercentage: typedNumber(markupPercentage),
        // Before a price is shown the server uses the price that it recommends.
        sellingPrice: isSettled ? suggestions?.sellingPrice : undefined,
        printfulData: { storeProduct: { id: Number(productId) } },
      },
      success: 'Product has been created and sent to artist for approval',
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-7">
      <DraftRestoredNotice
        isRestored={builder.isRestored}
        onDiscard={builder.forget}
        wanted="sent"
      />
      <div className="grid grid-cols-1 gap-7 lg:grid-cols-2 lg:items-start lg:gap-10">
        <section aria-labelledby="store" className="grid min-w-0 gap-4">
          <h2 id="store" className="display-card">
            Store products
          </h2>
          <StoreProductList chosen={productId} error={errors.productId} onChoose={choose} />
        </section>
        <section aria-labelledby="configuration" className="grid min-w-0 gap-5">
          <h2 id="configuration" className="display-card">
            Product Configuration
          </h2>
          <ArtistPicker builder={builder} label="Assign to Artist" />
          <WordsFields builder={builder} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Markup %"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              max="999.99"
              placeholder={emptyProductBuilder.markupPercentage}
              {...bind('markupPercentage')}
              error={errors.markupPercentage ?? fault}
            />
            <TextField
              label="Suggested Min Price"
              name="suggestedMinimumPrice"
              readOnly
              value={suggestions ? formatMoney(suggestions.suggestedMinimumPrice) : ''}
              placeholder="–"
              hint="A suggestion: the highest of the calculated minimums"
            />
          </div>
          <NotesField builder={builder} />
        </section>
      </div>
      <PricingSuggestionPanels {...state} />
      <div className="grid justify-items-start gap-3">
        {suggestions && (
          <p>
            The product will be created at <strong>{formatMoney(suggestions.sellingPrice)}</strong>{' '}
            (the recommended price with your markup). The artist may change it.
          </p>
        )}
        <Button
          type="submit"
          variant="go"
          busy={builder.busy}
          busyLabel="Creating Product..."
          className="max-sm:w-full"
        >
          Create Product for Artist Approval
        </Button>
      </div>
      <OtherBandDialog doubt={builder.doubt} onClose={builder.forgetDoubt} />
    </form>
  )
}
