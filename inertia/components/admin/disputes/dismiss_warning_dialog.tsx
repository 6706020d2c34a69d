import type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import { ReasonDialog } from '~/components/dialogs/reason_dialog'

type DismissWarningDialogProps = { warning: FraudWarning; onClose: () => void }

/** Asks why a payment that was reported as fraud is not refunded. */
export function DismissWarningDialog({ warning, onClose }: DismissWarningDialogProps) {
  return (
    <ReasonDialog
      title="Dismiss the fraud warning"
      description={`The payment for ${warning.orderNumber} isn’t refunded, and the order goes on. The bank can still open a dispute.`}
      path={`/api/admin/fraud-warnings/${warning.id}/dismiss`}
      submitLabel="Dismiss warning"
      doneTitle="Warning dismissed"
      onClose={onClose}
    />
  )
}
