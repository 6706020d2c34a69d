import { type FormEvent, useId, useState } from 'react'
import { OfferFacts } from '~/components/studio/products/offer_facts'
import { ProductFields } from '~/components/studio/products/product_fields'
import { bodyOf, isDecided, type ProductForm } from '~/components/studio/products/product_form'
import { Remark } from '~/components/studio/products/remark'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useProductForm } from '~/components/studio/products/use_product_form'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { TextArea } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { ConflictNotice } from '~/components/ui/conflict_notice'
import { isolated } from '#shared/isolated'
import { statusOf } from '~/lib/statuses'

type Verdict = 'approve' | 'reject'

/** What is said of a product once it is decided; what was typed for a refused one has not become its name. */
const sentences: Record<Verdict, (product: StudioProduct, form: ProductForm) => string> = {
  approve: (_, form) => `${isolated(form.name.trim())} is approved. Activate it to put it on sale.`,
  reject: ({ name }, { notes }) =>
    notes.trim()
      ? `${isolated(name)} is rejected. We’ve got your notes.`
      : `${isolated(name)} is rejected.`,
}

type ReviewDialogProps = { product: StudioProduct; onClose: () => void }

/** The artist's word on what was made for them: the price breakdown is shown before they agree. */
export function ReviewDialog({ product, onClose }: ReviewDialogProps) {
  const formId = useId()
  const state = useProductForm({ product, name: 'review', onClose })
  const [verdict, setVerdict] = useState<Verdict>('approve')
  const { seen, form, busy, changes, errors } = state
  const isOpen = seen.status === 'pending_approval' && changes === null

  const decide = async (action: Verdict) => {
    if (busy || !isOpen || (action === 'approve' && !state.check())) return
    setVerdict(action)
    // What is rejected goes back as it was made; notes are optional (APPR-17).
    const revision = action === 'approve' ? bodyOf(form, seen) : { updatedAt: seen.updatedAt }
    await state.send({
      method: 'POST',
      path: `/api/products/${seen.id}/approve`,
      body: { action, notes: form.notes.trim(), ...revision },
      success: sentences[action](seen, form),
      isDone: (latest) => isDecided(latest, form, action),
      failure: 'Failed to update product approval',
      isLeaving: true,
    })
  }

  const approve = (event: FormEvent) => {
    event.preventDefault()
    void decide('approve')
  }

  const buttons = (
    <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:justify-end">
      <Button onClick={state.giveUp}>Cancel</Button>
      <Button
        disabled={!isOpen || (busy && verdict === 'approve')}
        busy={busy && verdict === 'reject'}
        busyLabel="Processing..."
        onClick={() => void decide('reject')}
        className="text-bad"
      >
        Reject
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="go"
        disabled={!isOpen || (busy && verdict === 'reject')}
        busy={busy && verdict === 'approve'}
        busyLabel="Processing..."
        className="max-sm:col-span-2"
      >
        Approve
      </Button>
    </div>
  )

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Review Product"
        description="Check the price, edit anything you like, then approve or reject it."
        footer={buttons}
      >
        <form
          method="post"
          id={formId}
          noValidate
          onSubmit={approve}
          className="grid grid-cols-1 gap-5 py-2"
        >
          <ConflictNotice thing="product" changes={changes} onLoad={state.load} />
          <DraftRestoredNotice isRestored={state.isRestored} onDiscard={state.discard} />
          {!changes && !isOpen && (
            <p role="status" className="font-semibold">
              {statusOf(seen.status).label}: there’s nothing to decide here.
            </p>
          )}
          <Remark by="From Gigstall" text={seen.adminNotes} />
          <OfferFacts product={product} />
          <ProductFields {...state} />
          <TextArea
            label="Your Notes"
            name="notes"
            rows={3}
            maxLength={2000}
            hint={
              form.notes.trim() === ''
                ? 'Optional. Rejecting it? Notes on what to change help us rework it.'
                : undefined
            }
            placeholder="Add any feedback or notes about this product..."
            value={form.notes}
            error={errors.notes}
            onChange={({ target }) => state.change('notes', target.value)}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
