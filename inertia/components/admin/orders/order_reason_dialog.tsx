import { useState } from 'react'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { ReasonDialog } from '~/components/dialogs/reason_dialog'
import { Button } from '~/components/ui/button'
import { Attempt } from '~/lib/idempotency'

type OrderReasonDialogProps = {
  line: FiledLine
  /** The last part of the call's address, /api/admin/orders/{id}/{act}. */
  act: 'cancel' | 'reprint'
  label: string
  title: string
  description: string
  submitLabel: string
  doneTitle: string
  isDangerous?: boolean
  cancelLabel?: string
}

/** Does something with one order that needs nothing but a reason, once however often it is pressed. */
export function OrderReasonDialog({ line, act, label, ...words }: OrderReasonDialogProps) {
  const [attempt] = useState(() => new Attempt())
  return (
    <ReasonDialog
      {...words}
      trigger={
        <Button size="slim">
          {label}
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      }
      path={`/api/admin/orders/${line.id}/${act}`}
      attempt={attempt}
    />
  )
}
