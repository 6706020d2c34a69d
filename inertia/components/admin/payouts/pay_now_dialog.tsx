import { useEffect, useState } from 'react'
import type { PayoutBalance } from '#payouts/queries/payout_balance_query'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { askedToast, isSignoff } from '~/components/admin/signoffs/signoff_words'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { payoutRunWords } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { isolated } from '#shared/isolated'

type Paid = { made: number; failed: number }

function refusalOf(answer: Paid | SignoffShape): string | undefined {
  if (isSignoff(answer)) return undefined
  if (answer.failed > 0)
    return 'Stripe hasn’t confirmed it. The list of payouts says what happens next.'
  return answer.made > 0
    ? undefined
    : 'Nothing was sent: another payout is under way, or the artist can’t be paid at the moment.'
}

type PayNowDialogProps = { artist: { id: number; bandName: string }; onClose: () => void }

/** Pays an artist what is due without waiting for the payout run. */
export function PayNowDialog({ artist: { id, bandName }, onClose }: PayNowDialogProps) {
  const balance = useBalance(id)
  const run = payoutRunWords(balance?.payoutDay ?? 0)
  return (
    <ConfirmDialog
      title={`Pay ${isolated(bandName)} now`}
      description={`We’ll send what is ready to pay to their bank account straight away, without waiting for ${run}.`}
      confirmLabel="Pay now"
      isUnchanged={balance !== null && balance.due === 0}
      act={() => callApi<Paid | SignoffShape>('POST', `/api/admin/artists/${id}/payouts`)}
      refusalOf={refusalOf}
      doneTitle={(answer) =>
        isSignoff(answer) ? askedToast(answer) : { title: `${isolated(bandName)} has been paid` }
      }
      onClose={onClose}
    >
      {balance && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <dt>Ready to pay</dt>
          <dd className="text-right font-semibold">{formatMoney(balance.due)}</dd>
          {balance.debt > 0 && (
            <>
              <dt>Refunds to recover</dt>
              <dd className="text-right">{formatMoney(-balance.debt)}</dd>
            </>
          )}
          {balance.held > 0 && (
            <>
              <dt>Disputed or under review</dt>
              <dd className="text-right">{formatMoney(balance.held)}</dd>
            </>
          )}
          <dt>Minimum payout</dt>
          <dd className="text-right">{formatMoney(balance.minimum)}</dd>
        </dl>
      )}
    </ConfirmDialog>
  )
}

/** What is owed to the artist; null until it is read. */
function useBalance(artistId: number): PayoutBalance | null {
  const [balance, setBalance] = useState<PayoutBalance | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const account = await callApi<{ balance: PayoutBalance }>(
        'GET',
        `/api/artists/${artistId}/payout-account`
      )
      if (isCurrent) setBalance(account.balance)
    }
    read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [artistId])
  return balance
}
