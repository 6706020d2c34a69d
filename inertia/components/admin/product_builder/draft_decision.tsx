import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { useToast } from '~/components/ui/toast'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'

type Busy = 'send' | 'return' | null

/** Sends a draft that its artist built to the artist for approval, or returns it with a note. */
export function DraftDecision({ product }: { product: UnapprovedProduct }) {
  const toast = useToast()
  const [busy, setBusy] = useState<Busy>(null)
  const [notes, setNotes] = useState('')
  const [error, setError] = useState<string>()
  const { id, updatedAt } = product

  const act = async (wanted: Exclude<Busy, null>, call: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(wanted)
    try {
      await call()
      setNotes('')
      toast({ title: 'Status Updated', description: done })
      router.reload({ onSuccess: () => focusContent() })
    } catch (failure) {
      toast({ title: 'Error', description: sentenceOf(failure), variant: 'destructive' })
    }
    setBusy(null)
  }

  const send = () =>
    act(
      'send',
      () =>
        callApi('PATCH', `/api/products/${id}/status`, { status: 'pending_approval', updatedAt }),
      'Product sent to artist for approval'
    )

  const giveBack = () => {
    if (notes.trim() === '') return setError('Write what the artist should change')
    void act(
      'return',
      () => callApi('POST', `/api/admin/products/${id}/return`, { notes: notes.trim(), updatedAt }),
      'We’ve emailed your note to the artist'
    )
  }

  return (
    <section aria-labelledby="decision" className="admin-facts max-w-[44rem] gap-4">
      <h2 id="decision" className="admin-heading">
        Built by the artist
      </h2>
      <p>
        Its Printful variants and real cost are set. Check the sides, then send it to the artist.
      </p>
      <Button
        variant="go"
        className="justify-self-start"
        disabled={busy === 'return'}
        busy={busy === 'send'}
        busyLabel="Sending..."
        onClick={() => void send()}
      >
        Send to artist as it is
      </Button>
      <TextArea
        label="Note to the artist"
        name="notes"
        rows={3}
        maxLength={2000}
        value={notes}
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          setNotes(target.value)
        }}
      />
      <Button
        className="justify-self-start"
        disabled={busy === 'send'}
        busy={busy === 'return'}
        busyLabel="Sending..."
        onClick={giveBack}
      >
        Return with this note
      </Button>
    </section>
  )
}
