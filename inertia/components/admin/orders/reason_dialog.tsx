import { useState } from 'react'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { ReasonCall } from '~/components/admin/reason_call'
import { Button } from '~/components/ui/button'
import { Attempt } from '~/lib/idempotency'

type ReasonDialogProps = {
  line: FiledLine
  /** The last part of the call's address, /api/admin/orders/{id}/{act}. */
  act: 'cancel' | 'remake'
  label: string
  title: string
  description: string
  submitLabel: string
  doneTitle: string
  isDangerous?: boolean
  cancelLabel?: string
}

/** Does something with one order that needs nothing but a reason, once however often it is pressed. */
export function ReasonDialog({ line, act, label, ...words }: ReasonDialogProps) {
  const [attempt] = useState(() => new Attempt())
  return (
    <ReasonCall
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
