import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Gig } from '~/components/studio/shapes'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

/** Anything else than digits is refused by the server. */
const peopleOf = (typed: string) => {
  const text = typed.replace(/[,\s]/g, '')
  return text === '' ? null : /^\d+$/.test(text) ? Number(text) : text
}

/** How many people came to a gig. */
export function AttendanceDialog({ gig, trigger }: { gig: Gig; trigger: ReactNode }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={trigger}
      title="How many people came?"
      path={`/api/gigs/${gig.id}/attendance`}
      method="PUT"
      submitLabel="Save"
      toBody={({ attendance = '' }) => ({
        attendance: peopleOf(attendance),
        updatedAt: gig.updatedAt,
      })}
      onDone={() => {
        toast({ title: 'Saved' })
        router.reload()
      }}
    >
      {(errors) => (
        <TextField
          label="People"
          name="attendance"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={gig.attendance ?? ''}
          error={errors.attendance}
          hint="Leave blank if you don’t know."
        />
      )}
    </CallDialog>
  )
}
