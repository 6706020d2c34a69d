import { RefundDialog } from '~/components/admin/orders/refund_dialog'
import { useAdminRole } from '~/hooks/use_admin_role'
import type { CheckoutFile, FiledLine, Refund } from '~/components/admin/orders/shapes'
import { isRefundable } from '~/components/admin/orders/refundable'

/** Whether a cancelled line's refund was refused: only an admin can try it again. */
export const isLeftUnrefunded = (refunds: Refund[]) => (line: FiledLine) => {
  const own = refunds.filter(({ lines }) => lines.some(({ orderId }) => orderId === line.id))
  const isOpen = own.some(({ status }) => status === 'creating' || status === 'pending')
  const isRefused = own.some(({ status }) => status === 'failed')
  return line.status === 'cancelled' && isRefundable(line) && isRefused && !isOpen
}

/** Shown at the top of the order's page: says that a refund failed, with a button that tries again. */
export function RefundAgain({ line, file }: { line: FiledLine; file: CheckoutFile }) {
  const { mayChange } = useAdminRole()
  return (
    <div className="grid justify-items-start gap-3 rounded-sm border-2 border-bad px-4 py-3">
      <p className="font-semibold text-bad">
        {line.orderNumber} is cancelled, but its refund failed: the buyer hasn’t been refunded.
      </p>
      {mayChange('refunds') && (
        <RefundDialog line={line} file={file} label="Try the refund again" />
      )}
    </div>
  )
}
