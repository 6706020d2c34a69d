import { useState } from 'react'
import { fraudTypeWords } from '#shared/fraud_type'
import { DismissWarningDialog } from '~/components/admin/disputes/dismiss_warning_dialog'
import { RefundDialog } from '~/components/admin/orders/refund_dialog'
import { isRefundable } from '~/components/admin/orders/refundable'
import type { CheckoutFile, FraudWarning } from '~/components/admin/orders/shapes'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDateTime } from '~/lib/dates'

type ReportedFraudProps = { warning: FraudWarning; file: CheckoutFile }

/** On an order's page: the card's bank reported the payment as fraud. While that is open, it is refunded or dismissed here. */
export function ReportedFraud({ warning, file }: ReportedFraudProps) {
  const [isDismissing, setDismissing] = useState(false)
  const { mayChange } = useAdminRole()
  const { state, fraudType, warnedAt } = warning
  if (state !== 'open') return <EndedWarning warning={warning} />
  const lines = mayChange('refunds') ? file.lines.filter(isRefundable) : []
  return (
    <div className="grid justify-items-start gap-3 rounded-sm border-2 border-bad px-4 py-3">
      <p>
        <span className="font-semibold text-bad">
          The card’s bank reported this payment as fraud.
        </span>{' '}
        {fraudTypeWords(fraudType)}, {formatDateTime(warnedAt)}.
      </p>
      <p>
        A dispute may follow. Refund {lines.length > 1 ? 'each order below' : 'the payment'} before
        it does, or cancel what isn’t made yet. If you know the buyer, dismiss the warning.
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {lines.length === 1 && (
          <RefundDialog line={lines[0]!} file={file} label="Refund the payment" />
        )}
        {mayChange('disputes') && (
          <Button size="slim" onClick={() => setDismissing(true)}>
            Dismiss warning
          </Button>
        )}
      </div>
      {isDismissing && (
        <DismissWarningDialog warning={warning} onClose={() => setDismissing(false)} />
      )}
    </div>
  )
}

/** What became of a warning that is no open case any more. */
function EndedWarning({ warning }: { warning: FraudWarning }) {
  const { state, fraudType, warnedAt, dismissalReason, dismissedBy } = warning
  return (
    <p className="rounded-sm border-2 border-line-strong px-4 py-3">
      <span className="font-semibold">
        The card’s bank reported this payment as fraud on {formatDateTime(warnedAt)}.
      </span>{' '}
      {fraudTypeWords(fraudType)}.{' '}
      {state === 'dismissed' ? (
        <>
          Dismissed by <UserText>{dismissedBy ?? 'an admin'}</UserText>:{' '}
          <UserText>{dismissalReason!}</UserText>
        </>
      ) : (
        'The payment was refunded or disputed since.'
      )}
    </p>
  )
}
