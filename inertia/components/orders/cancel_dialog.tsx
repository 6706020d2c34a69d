import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'
import { withPatience } from '~/lib/patience'

type CancelDialogProps = {
  orderId: number
  /** Of a guest's link; null for the buyer with an account. */
  token: string | null
  trigger: ReactNode
  /** What becomes of the order, and of the money. */
  description: string
  doneWords: string
}

/** Asks once more, then cancels. Whatever the answer, the page then shows how the order stands. */
export function CancelDialog({
  orderId,
  token,
  trigger,
  description,
  doneWords,
}: CancelDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const toast = useToast()

  async function cancel() {
    setBusy(true)
    try {
      const path = withQuery(`/api/orders/${orderId}/cancel`, { token })
      await withPatience(callApi('POST', path, {}))
      toast({ title: 'Order cancelled', description: doneWords })
    } catch (error) {
      toast({ title: 'Not cancelled', description: sentenceOf(error), variant: 'destructive' })
    }
    setOpen(false)
    setBusy(false)
    router.reload({ only: ['order'], onSuccess: focusContent })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title="Cancel order?"
        description={description}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep order</Button>
            <Button
              variant="danger"
              busy={busy}
              busyLabel="Cancelling"
              onClick={() => void cancel()}
            >
              Cancel order
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
