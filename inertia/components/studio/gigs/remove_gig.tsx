import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/account/call_dialog'
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
          ? 'Its QR codes lead to your store from now on, and its figures stay. This cannot be undone.'
          : 'Nobody has scanned its QR codes or bought with them. The codes stay yours, for any day. This cannot be undone.'
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
