import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'
import { withTimeout } from '~/lib/timeout'

type CancelDialogProps = {
  orderId: number
  /** Of a guest's link; null for the buyer with an account. */
  token: string | null
  trigger: ReactNode
  /** Whether this is all of what was ordered together. */
  isWhole?: boolean
  /** What becomes of the order, and of the money. */
  description: string
  doneWords: string
}

/** Asks once more, then cancels. Whatever the answer, the page then shows how the order stands. */
export function CancelDialog({
  orderId,
  token,
  trigger,
  isWhole = true,
  description,
  doneWords,
}: CancelDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const what = isWhole ? 'order' : 'item'

  async function cancel() {
    setBusy(true)
    try {
      const path = withQuery(`/api/orders/${orderId}/cancel`, { token })
      await withTimeout(callApi('POST', path, {}))
      toast({ title: isWhole ? 'Order cancelled' : 'Item cancelled', description: doneWords })
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
        title={`Cancel ${what}?`}
        description={description}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep {what}</Button>
            <Button
              variant="danger"
              busy={busy}
              busyLabel="Cancelling"
              onClick={() => void cancel()}
            >
              Cancel {what}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
