import { ReasonDialog } from '~/components/admin/orders/reason_dialog'
import type { FiledLine } from '~/components/admin/orders/shapes'
import { isolated } from '#shared/isolated'

/** What was sent is made and sent once more, to the address on file. */
export function RemakeDialog({ line }: { line: FiledLine }) {
  return (
    <ReasonDialog
      line={line}
      act="remake"
      label="Make again"
      title="Make it again"
      description={`${isolated(line.product.name)} is made and sent once more. The buyer pays nothing, the platform bears what it costs.`}
      submitLabel="Make it again"
      doneTitle={`${line.orderNumber} is made again`}
    />
  )
}
