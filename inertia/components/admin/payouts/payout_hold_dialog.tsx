import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { askedToast, isSignoff } from '~/components/admin/signoffs/signoff_words'
import { ReasonDialog } from '~/components/dialogs/reason_dialog'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { isolated } from '#shared/isolated'

type PayoutHoldDialogProps = {
  artist: { id: number; bandName: string }
  /** Null where payouts go on. */
  holdReason: string | null
  onClose: () => void
}

const pathOf = ({ id }: PayoutHoldDialogProps['artist']) => `/api/admin/artists/${id}/payouts`

/** What the dialog does, in the words of a menu. */
export const payoutHoldWords = (holdReason: string | null) =>
  holdReason === null ? 'Pause payouts' : 'Resume payouts'

/** Pauses the payouts of one artist, or resumes them. */
export function PayoutHoldDialog({ artist, holdReason, onClose }: PayoutHoldDialogProps) {
  if (holdReason !== null)
    return (
      <ConfirmDialog
        title={`Resume payouts to ${isolated(artist.bandName)}`}
        description={`They are paused: ${holdReason}`}
        confirmLabel="Resume payouts"
        act={() =>
          callApi<{ isHeld: boolean } | SignoffShape>('PATCH', pathOf(artist), {
            isHeld: false,
            reason: holdReason,
          })
        }
        doneTitle={(answer) =>
          isSignoff(answer)
            ? askedToast(answer)
            : { title: `Payouts to ${isolated(artist.bandName)} have resumed` }
        }
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={`Pause payouts to ${isolated(artist.bandName)}`}
      description="Transfers already on their way still arrive; no further payouts are sent until you resume. The artist sees the pause but not the reason."
      method="PATCH"
      path={pathOf(artist)}
      extra={{ isHeld: true }}
      submitLabel="Pause payouts"
      isDangerous
      doneTitle={`Payouts to ${isolated(artist.bandName)} are paused`}
      onClose={onClose}
    />
  )
}
