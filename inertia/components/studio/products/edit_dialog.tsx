import { type FormEvent, useId } from 'react'
import { NewerNotice } from '~/components/studio/products/newer_notice'
import { ProductFields } from '~/components/studio/products/product_fields'
import { bodyOf } from '~/components/studio/products/product_form'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useProductForm } from '~/components/studio/products/use_product_form'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'

type EditDialogProps = { product: StudioProduct; onClose: () => void }

export function EditDialog({ product, onClose }: EditDialogProps) {
  const formId = useId()
  const state = useProductForm(product, onClose)
  const { seen, form, busy, newer } = state
  const isRetired = (newer?.product ?? seen).status === 'retired'

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || newer || !state.check()) return
    await state.send({
      method: 'PATCH',
      path: `/api/products/${seen.id}`,
      body: bodyOf(form, seen),
      success: `${form.name.trim()} is saved.`,
      failure: 'Failed to update product',
    })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Edit Product"
        description={
          seen.status === 'active'
            ? 'It is on sale: another price applies to coming orders only.'
            : undefined
        }
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant="go"
              disabled={newer !== null || isRetired}
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
          <NewerNotice newer={newer} onLoad={state.load} />
          {!newer && isRetired && (
            <p role="status" className="font-semibold">
              Retired for good: nothing about it can be changed any more.
            </p>
          )}
          <ProductFields {...state} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
