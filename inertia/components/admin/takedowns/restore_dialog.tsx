import { useState } from 'react'
import { chosenOf, type ChosenProduct } from '~/components/admin/takedowns/takedown_dialog'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { TextArea } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'
import { MOST_TAKEDOWN_CHARACTERS } from '#shared/takedown'

type RestoreDialogProps = {
  products: readonly ChosenProduct[]
  onDone?: () => void
  onClose: () => void
}

/** Asks why products that were taken down are restored. */
export function RestoreDialog({ products, onDone, onClose }: RestoreDialogProps) {
  const [reason, setReason] = useState('')
  const those = counted(products.length, 'product')
  const body = { products: chosenOf(products), reason: reason.trim() }
  return (
    <ConfirmDialog
      title={`Restore ${those}`}
      description="What was on sale is shown and sold again. Orders on hold stay on hold until you release them. We email the artist."
      confirmLabel={`Restore ${those}`}
      isUnchanged={reason.trim() === ''}
      act={() => callApi('POST', '/api/admin/products/restore', body)}
      doneTitle={`${those} restored`}
      onDone={onDone}
      onClose={onClose}
    >
      <TextArea
        label="Reason for the artist"
        name="reason"
        rows={3}
        maxLength={MOST_TAKEDOWN_CHARACTERS}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
