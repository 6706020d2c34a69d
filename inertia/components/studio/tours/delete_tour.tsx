import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { TourDetails } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

/** Deletes a tour; its gigs stay. */
export function DeleteTour({ tour }: { tour: TourDetails }) {
  const toast = useToast()
  const address = useDashboardAddress()('gigs')
  return (
    <CallDialog
      trigger={<Button size="slim">Delete tour</Button>}
      title="Delete this tour?"
      description="Its gigs stay, with their codes, shares and figures. This cannot be undone."
      path={`/api/tours/${tour.id}`}
      method="DELETE"
      submitLabel="Delete tour"
      isDangerous
      onDone={() => {
        toast({ title: 'Tour deleted' })
        router.visit(`${address}&view=tours`)
      }}
    />
  )
}
