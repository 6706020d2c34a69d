import { router } from '@inertiajs/react'
import { useState } from 'react'
import { CallDialog } from '~/components/account/call_dialog'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
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
export function ReasonDialog({ line, act, label, doneTitle, ...words }: ReasonDialogProps) {
  const toast = useToast()
  const [attempt] = useState(() => new Attempt())
  const [reason, setReason] = useState('')
  return (
    <CallDialog
      {...words}
      trigger={
        <Button size="slim">
          {label}
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      }
      path={`/api/admin/orders/${line.id}/${act}`}
      attempt={attempt}
      onCancel={() => setReason('')}
      onDone={() => {
        setReason('')
        toast({ title: doneTitle })
        router.reload()
      }}
    >
      {(errors) => (
        <TextArea
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errors.reason}
        />
      )}
    </CallDialog>
  )
}
