import { router } from '@inertiajs/react'
import { useState } from 'react'
import { CallDialog } from '~/components/account/call_dialog'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'

/** What was sent is made and sent once more, to the address on file. */
export function RemakeDialog({ line }: { line: FiledLine }) {
  const toast = useToast()
  const [attempt] = useState(() => new Attempt())
  const [reason, setReason] = useState('')
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Make again
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      }
      title="Make it again"
      description={`${line.product.name} is made and sent once more. The buyer pays nothing, the platform bears what it costs.`}
      path={`/api/admin/orders/${line.id}/remake`}
      attempt={attempt}
      submitLabel="Make it again"
      onCancel={() => setReason('')}
      onDone={() => {
        setReason('')
        toast({ title: `${line.orderNumber} is made again` })
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
