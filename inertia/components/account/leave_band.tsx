import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

/** Leaves a band that the account is a member of, then shows the account’s own pages. */
export function LeaveBand({ band }: { band: { id: number; bandName: string } }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim" variant="quiet">
          Leave<span className="sr-only"> {band.bandName}</span>
        </Button>
      }
      title={`Leave ${band.bandName}?`}
      description="You’ll lose access at once, and you’ll need a new invitation to come back."
      path={`/api/artists/${band.id}/membership`}
      method="DELETE"
      submitLabel="Leave this band"
      isDangerous
      onDone={() => {
        toast({ title: 'You’ve left the band' })
        router.visit('/account', { replace: true })
      }}
    />
  )
}
