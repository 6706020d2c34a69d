import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'

type SendDialogProps = { products: { id: number }[]; onDone: () => void; onClose: () => void }

/** Drafts and rejected products go to their artists: all of them, or none where one is not made of anything yet. */
export function SendDialog({ products, onDone, onClose }: SendDialogProps) {
  const those = counted(products.length, 'product')
  return (
    <ConfirmDialog
      title={`Send ${those} to artists`}
      description="We email each artist, who approves or rejects it. Products without Printful variants can’t be sent."
      confirmLabel={`Send ${those}`}
      act={() => callApi('POST', '/api/admin/products/send', { ids: products.map(({ id }) => id) })}
      doneTitle={`${those} sent to artists`}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
