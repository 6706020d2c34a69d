import type { ListedPayout } from '#payments/public'
import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import { callApi } from '~/lib/api'
import { isolated } from '#shared/isolated'

/** What is said where Stripe was asked, or could not be, and nothing has gone out. */
const IN_VAIN = {
  sending: 'Stripe has not answered again. It is asked again by itself.',
  failed:
    'Nothing has gone out: another payout is under way, or less is due to this artist by now than is paid out.',
}

function refusalOf({ status, followedBy }: ListedPayout): string | undefined {
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
          ? `Stripe refused it. What is due to ${isolated(artist.bandName)} by now goes out as a new payout, at once; this one stays in the list as it is.`
          : 'Stripe has not answered. It is asked again under the same key, so that it is paid once.'
      }
      confirmLabel="Try again"
      act={() => callApi<ListedPayout>('POST', `/api/admin/payouts/${id}/retry`)}
      refusalOf={refusalOf}
      doneTitle={
        status === 'failed' ? 'It was tried again as a new payout' : `Payout ${id} was settled`
      }
      onClose={onClose}
    />
  )
}
