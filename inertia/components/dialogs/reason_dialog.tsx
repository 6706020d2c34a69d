import { router } from '@inertiajs/react'
import { type ComponentProps, useState } from 'react'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

type ReasonDialogProps = Omit<
  ComponentProps<typeof CallDialog>,
  'children' | 'onCancel' | 'onDone'
> & { doneTitle: string }

/** A call that needs nothing but a reason; afterwards the page shows what came of it. */
export function ReasonDialog({ doneTitle, ...call }: ReasonDialogProps) {
  const toast = useToast()
  const [reason, setReason] = useState('')
  return (
    <CallDialog
      {...call}
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
          maxLength={MOST_REASON_CHARACTERS}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errors.reason}
        />
      )}
    </CallDialog>
  )
}
