import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { TourDetails } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'

const creation = new Attempt()

/** Creates a tour or renames one; a change based on an outdated version is refused. */
export function TourDialog({ trigger, tour }: { trigger: ReactNode; tour?: TourDetails }) {
  const toast = useToast()
  const address = useDashboardAddress()('gigs')
  return (
    <CallDialog
      trigger={trigger}
      title={tour ? 'Rename tour' : 'New tour'}
      path={tour ? `/api/tours/${tour.id}` : '/api/tours'}
      method={tour ? 'PATCH' : 'POST'}
      attempt={tour ? undefined : creation}
      extra={tour && { updatedAt: tour.updatedAt }}
      submitLabel={tour ? 'Save name' : 'Create tour'}
      onDone={({ id }: TourDetails) => {
        toast({ title: tour ? 'Tour renamed' : 'Tour created' })
        if (tour) router.reload()
        else router.visit(`${address}&tour=${id}`)
      }}
    >
      {(errors) => (
        <TextField
          label="Name"
          name="name"
          maxLength={200}
          autoComplete="off"
          defaultValue={tour?.name ?? ''}
          error={errors.name}
        />
      )}
    </CallDialog>
  )
}
