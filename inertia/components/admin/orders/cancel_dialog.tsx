import { router } from '@inertiajs/react'
import { useState } from 'react'
import { CallDialog } from '~/components/account/call_dialog'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'

/** Stops an order that was not made yet: what was paid goes back, what was not can be paid no more. */
export function CancelDialog({ line }: { line: FiledLine }) {
  const toast = useToast()
  const [attempt] = useState(() => new Attempt())
  const [reason, setReason] = useState('')
  const isPaid = line.paymentStatus !== 'unpaid'
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Cancel order
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      }
      title="Cancel order"
      description={
        isPaid
          ? `${line.product.name} is not made, and its buyer gets the money back; with the last one of what was ordered together the shipping too.`
          : 'Its payment page is closed, and with it all that was to be paid there.'
      }
      path={`/api/admin/orders/${line.id}/cancel`}
      attempt={attempt}
      submitLabel="Cancel order"
      isDangerous
      cancelLabel="Keep order"
      onCancel={() => setReason('')}
      onDone={() => {
        setReason('')
        toast({ title: `Order ${line.orderNumber} cancelled` })
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
