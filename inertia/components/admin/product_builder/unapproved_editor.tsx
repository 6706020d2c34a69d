import type { FormEvent } from 'react'
import { OtherBandDialog } from '~/components/admin/product_builder/other_band_dialog'
import { SourceChoice } from '~/components/admin/product_builder/source_choice'
import { PricingSuggestionsCard } from '~/components/admin/product_builder/pricing_suggestions_card'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { usePricingSuggestions } from '~/components/admin/product_builder/use_pricing_suggestions'
import { useUnapproved } from '~/components/admin/product_builder/use_unapproved'
import { Button } from '~/components/ui/button'
import { TextArea, TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { ConflictNotice } from '~/components/ui/conflict_notice'

/** What a product is made of, its words and its price; saved, and sent to its artist. */
export function UnapprovedEditor({ product }: { product: UnapprovedProduct }) {
  const state = useUnapproved(product)
  const { form, bind, busy, changes } = state
  const { source, productId, variantId, markupPercentage, sellingPrice } = form
  const suggestions = usePricingSuggestions({
    storeProductId: source === 'store' ? productId : undefined,
    catalogVariantId: source === 'catalog' ? variantId : undefined,
    artistId: String(product.artistId),
    markupPercentage,
    sellingPrice,
  })
  const isMade = product.printfulCost !== null
  const isPending = product.status === 'pending_approval'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.act(isPending ? 'save' : 'send')
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-7 lg:grid-cols-2 lg:items-start lg:gap-10"
    >
      <div className="grid gap-5 lg:col-span-2 empty:hidden">
        <ConflictNotice thing="product" changes={changes} onLoad={state.load} />
        {!changes && <DraftRestoredNotice isRestored={state.isRestored} onDiscard={state.forget} />}
      </div>
      <section aria-labelledby="made-of" className="grid min-w-0 gap-3">
        <h2 id="made-of" className="display-card">
          Source
        </h2>
        <SourceChoice state={state} isMade={isMade} hasDesign={form.designUrl.trim() !== ''} />
      </section>
      <section aria-labelledby="words" className="grid min-w-0 gap-5">
        <h2 id="words" className="display-card">
          Details and price
        </h2>
        <TextField label="Product Name" maxLength={200} autoComplete="off" {...bind('name')} />
        <TextArea label="Description" rows={3} maxLength={5000} {...bind('description')} />
        <TextField
          label="Selling Price (£)"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          max="10000"
          {...bind('sellingPrice')}
        />
        <TextField
          label="Design URL"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={500}
          hint="Printed on a blank. A product from the store comes with its own design."
          {...bind('designUrl')}
        />
        <TextArea
          label="Admin Notes"
          rows={3}
          maxLength={2000}
          hint="The artist reads them in the review."
          {...bind('adminNotes')}
        />
        {source !== '' && <PricingSuggestionsCard {...suggestions} />}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {!isPending && (
            <Button
              type="submit"
              variant="go"
              disabled={changes !== null || busy === 'save'}
              busy={busy === 'send'}
              busyLabel="Sending..."
            >
              Send to artist
            </Button>
          )}
          <Button
            type={isPending ? 'submit' : 'button'}
            variant={isPending ? 'go' : 'outline'}
            disabled={changes !== null || busy === 'send'}
            busy={busy === 'save'}
            busyLabel="Saving..."
            onClick={isPending ? undefined : () => void state.act('save')}
          >
            Save Changes
          </Button>
        </div>
      </section>
      <OtherBandDialog doubt={state.doubt} onClose={state.forgetDoubt} />
    </form>
  )
}
