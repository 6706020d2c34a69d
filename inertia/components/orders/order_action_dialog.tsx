import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '~/components/ui/dialog'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'
import { withTimeout } from '~/lib/timeout'

type OrderActionDialogProps = {
  orderId: number
  /** The last part of the call's address. */
  action: 'cancel' | 'received'
  /** Of a guest's link; null for the buyer with an account. */
  token: string | null
  trigger: ReactNode
  title: string
  /** What happens to the order. */
  description: string
  keepLabel: string
  actLabel: string
  busyLabel: string
  isDangerous?: boolean
  /** The toast after success, and the title of the one after a refusal. */
  done: { title: string; description: string }
  failedTitle: string
}

/** Asks once more, then changes an order for its buyer. After either answer the page shows the order's state. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { orderId, action, token, done, failedTitle } = props
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const toast = useToast()

  async function act() {
    setBusy(true)
    try {
      const path = withQuery(`/api/orders/${orderId}/${action}`, { token })
      await withTimeout(callApi('POST', path, {}))
      toast(done)
    } catch (error) {
      toast({ title: failedTitle, description: sentenceOf(error), variant: 'destructive' })
    }
    setOpen(false)
    setBusy(false)
    router.reload({ only: ['order'], onSuccess: focusContent })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{props.trigger}</DialogTrigger>
      <DialogContent
        title={props.title}
        description={props.description}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{props.keepLabel}</Button>
            <Button
              variant={props.isDangerous ? 'danger' : 'go'}
              busy={busy}
              busyLabel={props.busyLabel}
              onClick={() => void act()}
            >
              {props.actLabel}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
