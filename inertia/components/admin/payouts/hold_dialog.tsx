import { useState } from 'react'
import type { ListedPayout } from '#payments/public'
import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import { TextField } from '~/components/ui/field'
import { callApi } from '~/lib/api'

type HoldDialogProps = { payout: Pick<ListedPayout, 'artist' | 'holdReason'>; onClose: () => void }

/** Pauses the payouts of one artist, or lets them go on. */
export function HoldDialog({ payout: { artist, holdReason }, onClose }: HoldDialogProps) {
  const [reason, setReason] = useState('')
  const path = `/api/admin/artists/${artist.id}/payouts`
  if (artist.isHeld)
    return (
      <ConfirmDialog
        title={`Let payouts to ${artist.bandName} go on`}
        description={`They are paused: ${holdReason}`}
        confirmLabel="Let them go on"
        act={() => callApi('PATCH', path, { isHeld: false })}
        doneTitle={`${artist.bandName} is paid again`}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={`Pause payouts to ${artist.bandName}`}
      description="What is on its way arrives; nothing more goes out until you let it. The artist sees that payouts are paused, and not why."
      confirmLabel="Pause payouts"
      isDangerous
      isUnchanged={reason.trim() === ''}
      act={() => callApi('PATCH', path, { isHeld: true, reason })}
      doneTitle={`Payouts to ${artist.bandName} are paused`}
      onClose={onClose}
    >
      <TextField
        label="Why"
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
