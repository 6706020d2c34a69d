import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'

type DeliverDialogProps = {
  orders: { id: number }[]
  onDone?: () => void
  onClose: () => void
}

/** Printful reports no delivery: an admin who knows of it says so, of one order or many. */
export function DeliverDialog({ orders, onDone, onClose }: DeliverDialogProps) {
  const those = counted(orders.length, 'order')
  return (
    <ConfirmDialog
      title={`Mark ${those} as delivered`}
      description={`${orders.length === 1 ? 'The buyer can review it' : 'Their buyers can review what they bought'} from then on. This cannot be undone.`}
      confirmLabel={`Mark ${those} as delivered`}
      act={() =>
        callApi('POST', '/api/admin/orders/delivered', { ids: orders.map(({ id }) => id) })
      }
      doneTitle={`${those} delivered`}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
