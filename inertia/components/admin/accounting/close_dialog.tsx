import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { formatMonth } from '~/lib/dates'

/** Closes the books of a month. */
export function CloseDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const name = formatMonth(month)
  return (
    <ConfirmDialog
      title={`Close ${name}`}
      description={`This can’t be undone. Refunds, disputes and late payments for ${name} will be posted on the day they arrive.`}
      confirmLabel={`Close ${name}`}
      act={() => callApi('POST', `/api/admin/accounting/months/${month}/close`)}
      doneTitle={`${name} closed`}
      onClose={onClose}
    />
  )
}
