import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { ListedPayout } from '#payments/public'
import { CallDialog } from '~/components/account/call_dialog'
import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'

type HoldDialogProps = { payout: Pick<ListedPayout, 'artist' | 'holdReason'> }

const pathOf = ({ artist }: HoldDialogProps['payout']) => `/api/admin/artists/${artist.id}/payouts`

function Release({ payout }: HoldDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const { artist, holdReason } = payout
  return (
    <>
      <Button size="slim" variant="quiet" onClick={() => setAsking(true)}>
        Let payouts go on
        <span className="sr-only"> of {artist.bandName}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Let payouts to ${artist.bandName} go on`}
          description={`They are paused: ${holdReason}`}
          confirmLabel="Let them go on"
          act={() => callApi('PATCH', pathOf(payout), { isHeld: false })}
          doneTitle={`${artist.bandName} is paid again`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Pauses the payouts of one artist, or lets them go on. */
export function HoldDialog({ payout }: HoldDialogProps) {
  const toast = useToast()
  const [reason, setReason] = useState('')
  const { artist } = payout
  if (artist.isHeld) return <Release payout={payout} />
  return (
    <CallDialog
      trigger={
        <Button size="slim" variant="quiet">
          Pause payouts
          <span className="sr-only"> of {artist.bandName}</span>
        </Button>
      }
      title={`Pause payouts to ${artist.bandName}`}
      description="What is on its way arrives; nothing more goes out until you let it. The artist sees that payouts are paused, and not why."
      method="PATCH"
      path={pathOf(payout)}
      extra={{ isHeld: true }}
      submitLabel="Pause payouts"
      isDangerous
      onCancel={() => setReason('')}
      onDone={() => {
        setReason('')
        toast({ title: `Payouts to ${artist.bandName} are paused` })
        router.reload()
      }}
    >
      {(errors) => (
        <TextArea
          label="Why"
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
