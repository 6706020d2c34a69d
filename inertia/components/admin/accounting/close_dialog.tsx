import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { formatMonth } from '~/lib/dates'

/** Closes the books of a month. */
export function CloseDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const name = formatMonth(month)
  return (
    <ConfirmDialog
      title={`Close ${name}`}
      description={`The books of ${name} can’t be changed or opened again. Refunds, disputes and late payments are posted on the day they arrive, in the next open month.`}
      confirmLabel={`Close ${name}`}
      act={() => callApi('POST', `/api/admin/accounting/months/${month}/close`)}
      doneTitle={`${name} closed`}
      onClose={onClose}
    />
  )
}
