import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

/** A member leaves a band; what they see next is theirs. */
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
      description="You lose access to this band at once. To come back you need a new invitation."
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
