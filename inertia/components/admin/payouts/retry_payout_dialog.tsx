import type { ListedPayout } from '#payouts/transformers/listed_payout_transformer'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { askedToast, isSignoff } from '~/components/admin/signoffs/signoff_words'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { isolated } from '#shared/isolated'

/** What is said where Stripe was asked, or could not be, and nothing has gone out. */
const IN_VAIN = {
  sending: 'Stripe still hasn’t answered. We’ll ask again automatically.',
  failed: 'Nothing was sent: another payout is under way, or the amount owed is below the minimum.',
}

function refusalOf(answer: ListedPayout | SignoffShape): string | undefined {
  if (isSignoff(answer)) return undefined
  const { status, followedBy } = answer
  if (status === 'sending') return IN_VAIN.sending
  return status === 'failed' && followedBy === null ? IN_VAIN.failed : undefined
}

/** Tries a payout again, and says what came of it. */
export function RetryPayoutDialog({
  payout: { id, status, artist },
  onClose,
}: {
  payout: ListedPayout
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title={`Try payout ${id} again`}
      description={
        status === 'failed'
          ? `Stripe refused it. We’ll send what is now owed to ${isolated(artist.bandName)} as a new payout straight away; this one stays in the list.`
          : 'Stripe hasn’t answered. We’ll ask again with the same key, so it’s paid once.'
      }
      confirmLabel="Try again"
      act={() => callApi<ListedPayout | SignoffShape>('POST', `/api/admin/payouts/${id}/retry`)}
      refusalOf={refusalOf}
      doneTitle={(answer) =>
        isSignoff(answer)
          ? askedToast(answer)
          : { title: status === 'failed' ? 'Tried again as a new payout' : `Payout ${id} settled` }
      }
      onClose={onClose}
    />
  )
}
