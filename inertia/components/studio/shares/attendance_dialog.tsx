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

type AttendanceDialogProps = {
  gig: Pick<Gig, 'id' | 'attendance'>
  trigger: ReactNode
}

/** The changed gig; offline, the toast about a number that is sent later. */
type Answer = Gig | { toast: { title: string; description: string } }

/** Asks how many people came to a gig. Offline, the number is kept on the device and sent later. */
export function AttendanceDialog({ gig, trigger }: AttendanceDialogProps) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={trigger}
      title="How many people came?"
      path={`/api/gigs/${gig.id}/attendance`}
      method="PUT"
      submitLabel="Save"
      // Without `updatedAt`, so that a number sent later counts even if the gig has changed.
      toBody={({ attendance = '' }) => ({ attendance: peopleOf(attendance) })}
      onDone={(answer: Answer) => {
        if ('toast' in answer) return toast(answer.toast)
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
