import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'
import { isolated } from '#shared/isolated'
import type { FraudCheck } from '#payouts/fraud_checks/fraud_check'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { foundWords } from '~/components/admin/fraud/fraud_words'
import { askedToast, isSignoff } from '~/components/admin/signoffs/signoff_words'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { TextArea } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { counted } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

type FraudDecisionDialogProps = {
  what: 'release' | 'keep'
  check: FraudCheck
  onClose: () => void
}

const WORDS = {
  release: {
    title: 'Release',
    effect:
      'Payouts resume once all the artist’s checks are released, unless they’re paused for another reason. These orders won’t count for this rule again.',
    submit: 'Release check',
    done: 'Fraud check released',
  },
  keep: {
    title: 'Keep paused',
    effect: 'Payouts stay paused. You can release the check later.',
    submit: 'Keep paused',
    done: 'Payouts stay paused',
  },
}

/** The latest orders of a check, each with a link, and how many there are besides. */
function OrderLinks({ check: { orderNumbers, orders, amount } }: { check: FraudCheck }) {
  const others = orders - orderNumbers.length
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {counted(orders, 'order', 'orders')}, {formatMoney(amount)}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {orderNumbers.map((number) => (
          <li key={number}>
            <Link href={`/admin/orders/${number}`} className="link whitespace-nowrap">
              {number}
            </Link>
          </li>
        ))}
        {others > 0 && <li className="self-center whitespace-nowrap">and {others} more</li>}
      </ul>
    </div>
  )
}

/** Asks why payouts that a fraud rule has paused are released or stay paused. */
export function FraudDecisionDialog({ what, check, onClose }: FraudDecisionDialogProps) {
  const toast = useToast()
  const [reason, setReason] = useState('')
  const { title, effect, submit, done } = WORDS[what]
  const seen = { latestOrderId: check.latestOrderId, orders: check.orders }
  return (
    <CallDialog<FraudCheck | SignoffShape>
      title={`${title}: ${isolated(check.artist.bandName)}`}
      description={`${foundWords(check)}. ${effect}`}
      path={`/api/admin/fraud-checks/${check.id}/${what}`}
      submitLabel={submit}
      toBody={() => ({ reason, ...(what === 'release' ? seen : {}) })}
      onCancel={() => setReason('')}
      onClose={onClose}
      onRefused={({ body }) => {
        // The form stays, and shows the orders that the check has by now.
        if (body.code === 'E_CONCURRENT_MODIFICATION') router.reload()
        return false
      }}
      onDone={(answer) => {
        toast(isSignoff(answer) ? askedToast(answer) : { title: done })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <OrderLinks check={check} />
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={MOST_REASON_CHARACTERS}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={errors.reason}
          />
        </>
      )}
    </CallDialog>
  )
}
