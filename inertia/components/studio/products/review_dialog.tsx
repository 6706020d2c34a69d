import { type FormEvent, useId, useState } from 'react'
import { OfferFacts } from '~/components/studio/products/offer_facts'
import { ProductFields } from '~/components/studio/products/product_fields'
import { bodyOf, isDecided, type ProductForm } from '~/components/studio/products/product_form'
import { Remark } from '~/components/studio/products/remark'
import type { StudioProduct } from '~/components/studio/products/shapes'
import {
  type ProductFormState,
  useProductForm,
} from '~/components/studio/products/use_product_form'
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

const isOpenIn = ({ seen, changes }: ProductFormState) =>
  seen.status === 'pending_approval' && changes === null

/** Why the product can’t be decided as it is shown: another user has changed or decided it. */
function Obstacles({ state }: { state: ProductFormState }) {
  const { seen, changes, load } = state
  return (
    <>
      <ConflictNotice thing="product" changes={changes} onLoad={load} />
      {!changes && !isOpenIn(state) && (
        <p role="status" className="font-semibold">
          {statusOf(seen.status).label}: there’s nothing to decide here.
        </p>
      )}
    </>
  )
}

function NotesField({ state: { form, errors, change } }: { state: ProductFormState }) {
  return (
    <TextArea
      label="Your Notes"
      name="notes"
      rows={3}
      maxLength={2000}
      hint={
        form.notes.trim() === ''
          ? 'Optional. If you reject it, say what to change so that we can rework it.'
          : undefined
      }
      placeholder="Add any feedback or notes about this product..."
      value={form.notes}
      error={errors.notes}
      onChange={({ target }) => change('notes', target.value)}
    />
  )
}

type QuestionButtonsProps = { state: ProductFormState; onBack: () => void; onReject: () => void }

function QuestionButtons({ state, onBack, onReject }: QuestionButtonsProps) {
  return (
    <>
      <Button onClick={onBack}>Back to review</Button>
      <Button
        variant="danger"
        disabled={!isOpenIn(state)}
        busy={state.busy}
        busyLabel="Processing..."
        onClick={onReject}
      >
        Reject product
      </Button>
    </>
  )
}

type ReviewButtonsProps = { state: ProductFormState; formId: string; onReject: () => void }

function ReviewButtons({ state, formId, onReject }: ReviewButtonsProps) {
  const isOpen = isOpenIn(state)
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:justify-end">
      <Button onClick={state.giveUp}>Cancel</Button>
      <Button disabled={!isOpen || state.busy} onClick={onReject} className="text-bad">
        Reject
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="go"
        disabled={!isOpen}
        busy={state.busy}
        busyLabel="Processing..."
        className="max-sm:col-span-2"
      >
        Approve
      </Button>
    </div>
  )
}

type ReviewDialogProps = { product: StudioProduct; onClose: () => void }

/**
 * The artist's approval of what was made for them, with the price breakdown before they agree, or its rejection, which is
 * asked about first.
 */
export function ReviewDialog({ product, onClose }: ReviewDialogProps) {
  const state = useProductForm({ product, name: 'review', onClose })
  const [isRejecting, setRejecting] = useState(false)
  const formId = useId()
  const { seen, form, busy } = state

  const decide = async (action: Verdict) => {
    if (busy || !isOpenIn(state) || (action === 'approve' && !state.check())) return
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

  const review = {
    title: 'Review Product',
    description: 'Check the price, edit anything you like, then approve or reject it.',
    footer: <ReviewButtons state={state} formId={formId} onReject={() => setRejecting(true)} />,
    children: (
      <form
        method="post"
        id={formId}
        noValidate
        onSubmit={approve}
        className="grid grid-cols-1 gap-5 py-2"
      >
        <Obstacles state={state} />
        <DraftRestoredNotice isRestored={state.isRestored} onDiscard={state.discard} />
        <Remark by="From Gigstall" text={seen.adminNotes} />
        <OfferFacts product={product} />
        <ProductFields {...state} />
        <NotesField state={state} />
      </form>
    ),
  }

  const question = {
    title: 'Reject this product?',
    // The question is smaller than the review: the second press of a double press would land beside it and close it.
    onInteractOutside: (event: Event) => event.preventDefault(),
    description: `Once you reject ${isolated(seen.name)}, you can’t approve it until we’ve reworked it.`,
    footer: (
      <QuestionButtons
        state={state}
        onBack={() => setRejecting(false)}
        onReject={() => void decide('reject')}
      />
    ),
    children: (
      <div className="grid grid-cols-1 gap-5 py-2">
        <Obstacles state={state} />
        <NotesField state={state} />
      </div>
    ),
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...(isRejecting ? question : review)} />
    </Dialog>
  )
}
