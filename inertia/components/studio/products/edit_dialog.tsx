import { type FormEvent, useId } from 'react'
import { ChangeArtworkLink } from '~/components/studio/products/add_product_link'
import { OfferFacts } from '~/components/studio/products/offer_facts'
import { ProductFields } from '~/components/studio/products/product_fields'
import { bodyOf, isSaved } from '~/components/studio/products/product_form'
import { SaleFields } from '~/components/studio/products/sale_fields'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useProductForm } from '~/components/studio/products/use_product_form'
import { useSaleForm } from '~/components/studio/products/use_sale_form'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { ConflictNotice } from '~/components/ui/conflict_notice'
import { isolated } from '#shared/isolated'

type EditDialogProps = { product: StudioProduct; onClose: () => void }

export function EditDialog({ product, onClose }: EditDialogProps) {
  const formId = useId()
  const state = useProductForm({ product, name: 'edit', onClose })
  const { seen, form, busy, changes } = state
  const sale = useSaleForm(product.id)
  const isRetired = state.now.status === 'retired'

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || changes || !state.check()) return
    await state.send({
      method: 'PATCH',
      path: `/api/products/${seen.id}`,
      body: { ...bodyOf(form, seen), availability: sale.body },
      success: `${isolated(form.name.trim())} is saved.`,
      failure: 'Failed to update product',
      isDone: (latest) => sale.body === undefined && isSaved(latest, form),
    })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Edit Product"
        description={
          seen.status === 'active'
            ? 'This product is on sale. A new price applies to future orders only.'
            : undefined
        }
        footer={
          <>
            <Button onClick={state.giveUp}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="go"
              disabled={changes !== null || isRetired}
              busy={busy}
              busyLabel="Saving..."
            >
              Save Changes
            </Button>
          </>
        }
      >
        <form
          method="post"
          id={formId}
          noValidate
          onSubmit={(event) => void save(event)}
          className="grid grid-cols-1 gap-5 py-2"
        >
          <ConflictNotice thing="product" changes={changes} onLoad={state.load} />
          <DraftRestoredNotice isRestored={state.isRestored} onDiscard={state.discard} />
          {!changes && isRetired && (
            <p role="status" className="font-semibold">
              Retired for good: it can’t be changed.
            </p>
          )}
          <OfferFacts product={product} />
          {(seen.status === 'draft' || seen.status === 'rejected') && (
            <ChangeArtworkLink product={product} />
          )}
          <ProductFields {...state} />
          <div className="min-w-0 border-t border-line pt-4">
            <SaleFields
              state={sale}
              errors={state.errors}
              announcedId={seen.status === 'active' ? seen.id : undefined}
            />
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
