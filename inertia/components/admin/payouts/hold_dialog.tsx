import { useState } from 'react'
import { ReasonCall } from '~/components/admin/reason_call'
import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import { Button } from '~/components/ui/button'
import { callApi } from '~/lib/api'

type HoldDialogProps = {
  artist: { id: number; bandName: string }
  /** Null where payouts go on. */
  holdReason: string | null
}

const pathOf = ({ id }: HoldDialogProps['artist']) => `/api/admin/artists/${id}/payouts`

function Release({ artist, holdReason }: HoldDialogProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="slim" onClick={() => setAsking(true)}>
        Let payouts go on
        <span className="sr-only"> of {artist.bandName}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Let payouts to ${artist.bandName} go on`}
          description={`They are paused: ${holdReason}`}
          confirmLabel="Let them go on"
          act={() => callApi('PATCH', pathOf(artist), { isHeld: false })}
          doneTitle={`${artist.bandName} is paid again`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Pauses the payouts of one artist, or lets them go on. */
export function HoldDialog({ artist, holdReason }: HoldDialogProps) {
  if (holdReason !== null) return <Release artist={artist} holdReason={holdReason} />
  return (
    <ReasonCall
      trigger={
        <Button size="slim">
          Pause payouts
          <span className="sr-only"> of {artist.bandName}</span>
        </Button>
      }
      title={`Pause payouts to ${artist.bandName}`}
      description="What is on its way arrives; nothing more goes out until you let it. The artist sees that payouts are paused, and not why."
      method="PATCH"
      path={pathOf(artist)}
      extra={{ isHeld: true }}
      submitLabel="Pause payouts"
      isDangerous
      doneTitle={`Payouts to ${artist.bandName} are paused`}
    />
  )
}
