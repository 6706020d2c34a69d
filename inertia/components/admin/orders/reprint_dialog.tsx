import { ReasonDialog } from '~/components/admin/orders/reason_dialog'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { isolated } from '#shared/isolated'

/** What was sent is made and sent once more, to the address on file. */
export function ReprintDialog({ line }: { line: FiledLine }) {
  return (
    <ReasonDialog
      line={line}
      act="remake"
      label="Reprint"
      title="Reprint"
      description={`${isolated(line.product.name)} will be reprinted and sent again. The platform pays.`}
      submitLabel="Reprint"
      doneTitle={`Reprinting ${line.orderNumber}`}
    />
  )
}
