import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Gig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

/** Deletes or cancels a gig; the server says which of them it was. `isUsed`: something has happened at it, as far as the page knows. */
export function RemoveGig({ gig, isUsed }: { gig: Gig; isUsed: boolean }) {
  const toast = useToast()
  const address = useDashboardAddress()
  const label = isUsed ? 'Cancel gig' : 'Delete gig'
  return (
    <CallDialog
      trigger={<Button>{label}</Button>}
      title={isUsed ? 'Cancel this gig?' : 'Delete this gig?'}
      description={
        isUsed
          ? 'Its QR codes will lead to your store and its figures are kept. This cannot be undone.'
          : 'Its QR codes have no scans or sales. You keep the codes for any day. This cannot be undone.'
      }
      path={`/api/gigs/${gig.id}`}
      method="DELETE"
      submitLabel={label}
      isDangerous
      onDone={({ result }: { result: 'deleted' | 'cancelled' }) => {
        toast({ title: result === 'deleted' ? 'Gig deleted' : 'Gig cancelled' })
        if (result === 'deleted') router.visit(address('gigs'))
        else router.reload()
      }}
    />
  )
}
