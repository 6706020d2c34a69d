import { useState } from 'react'
import type { AdminArtist } from '#admin/transformers/artist_transformer'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { TextField } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import { typedNumber } from '~/lib/typed_number'
import { isolated } from '#shared/isolated'

type ShareDialogProps = { artist: AdminArtist; onClose: () => void }

/** Another share of coming sales for one artist. */
export function ShareDialog({ artist, onClose }: ShareDialogProps) {
  const now = String(artist.profitSharePercentage)
  const [share, setShare] = useState(now)
  const platform = Math.round((100 - Number(share)) * 100) / 100
  return (
    <ConfirmDialog
      title="Change share"
      description={`${isolated(artist.bandName)} now gets ${now}% of the profit on each sale.`}
      confirmLabel="Change share"
      isUnchanged={typedNumber(share) === artist.profitSharePercentage}
      act={() =>
        callApi('PATCH', `/api/admin/artists/${artist.id}/share`, {
          profitSharePercentage: typedNumber(share),
          updatedAt: artist.updatedAt,
        })
      }
      doneTitle={`${isolated(artist.bandName)} gets ${share}% from now on`}
      onClose={onClose}
    >
      <TextField
        label="Artist’s share (%)"
        name="profitSharePercentage"
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step={0.01}
        value={share}
        hint={`${platform >= 0 && platform <= 100 ? `The platform keeps ${platform}%. ` : ''}Applies to future orders; existing orders keep their split.`}
        onChange={({ target }) => setShare(target.value)}
      />
    </ConfirmDialog>
  )
}
