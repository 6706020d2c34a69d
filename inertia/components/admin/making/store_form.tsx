import type { FormEvent } from 'react'
import { OtherBandDialog } from '~/components/admin/making/other_band_dialog'
import { AdvicePanels } from '~/components/admin/making/advice_panels'
import { ArtistPicker } from '~/components/admin/making/artist_picker'
import {
  emptyMaking,
  markupFault,
  missingChoices,
  typedNumber,
  wordsOf,
} from '~/components/admin/making/making_form'
import type { StoreProductShape } from '~/components/admin/making/shapes'
import { StoreProductList } from '~/components/admin/making/store_product_list'
import { useAdvice } from '~/components/admin/making/use_advice'
import { useMaking } from '~/components/admin/making/use_making'
import { NotesField, WordsFields } from '~/components/admin/making/words_fields'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { KeptNotice } from '~/components/ui/kept_notice'
import { formatMoney } from '~/lib/money'

const MISSING = { title: 'Missing Information', description: 'Please select a product and artist' }

/** A product of the store for an artist, at the price that is shown (seed 001 §2, /admin/catalog). */
export function StoreForm() {
  const making = useMaking('store')
  const { form, set, bind, errors } = making
  const { productId, artistId, markupPercentage } = form
  const fault = markupFault(markupPercentage)
  // Of a markup that nobody can count with nothing is shown.
  const storeProductId = fault ? '' : productId
  const state = useAdvice({ storeProductId, artistId, markupPercentage })
  const { advice, isSettled } = state

  const choose = ({ id, name }: StoreProductShape) =>
    set({ productId: String(id), productName: name, variantId: '', name, description: '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void making.create({
      missing: productId && artistId ? null : MISSING,
      faults: { ...missingChoices(form, ['productId', 'artistId']), markupPercentage: fault },
      body: {
        ...wordsOf(form),
        markupPercentage: typedNumber(markupPercentage),
        // Of what is not shown yet the server takes the price that it advises.
        sellingPrice: isSettled ? advice?.sellingPrice : undefined,
        printfulData: { storeProduct: { id: Number(productId) } },
      },
      success: 'Product has been created and sent to artist for approval',
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-7">
      <KeptNotice isKept={making.isKept} onDiscard={making.forget} wanted="sent" />
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
          <ArtistPicker making={making} label="Assign to Artist" />
          <WordsFields making={making} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Markup %"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              max="999.99"
              placeholder={emptyMaking.markupPercentage}
              {...bind('markupPercentage')}
              error={errors.markupPercentage ?? fault}
            />
            <TextField
              label="Suggested Min Price"
              name="suggestedMinimumPrice"
              readOnly
              value={advice ? formatMoney(advice.suggestedMinimumPrice) : ''}
              placeholder="–"
              hint="A suggestion: the highest of the calculated minimums"
            />
          </div>
          <NotesField making={making} />
        </section>
      </div>
      <AdvicePanels {...state} />
      <div className="grid justify-items-start gap-3">
        {advice && (
          <p>
            The product will be created at <strong>{formatMoney(advice.sellingPrice)}</strong> (the
            recommended price with your markup). The artist may change it.
          </p>
        )}
        <Button
          type="submit"
          variant="go"
          busy={making.busy}
          busyLabel="Creating Product..."
          className="max-sm:w-full"
        >
          Create Product for Artist Approval
        </Button>
      </div>
      <OtherBandDialog doubt={making.doubt} onClose={making.forgetDoubt} />
    </form>
  )
}
