import { useState } from 'react'
import type { ProductCheck } from '#moderation/checks/queries/product_check_queries'
import { isolated } from '#shared/isolated'
import { MOST_REPORT_CHARACTERS } from '#shared/report'
import { FindingList } from '~/components/admin/checks/finding_list'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { TextArea } from '~/components/ui/field'
import { callApi } from '~/lib/api'

type ClearDialogProps = { check: ProductCheck; onClose: () => void }

/** Asks why a product may be sold with what was found in it. */
export function ClearDialog({ check, onClose }: ClearDialogProps) {
  const [typed, setTyped] = useState('')
  const note = typed.trim()
  return (
    <ConfirmDialog
      title={`Clear: ${isolated(check.product.name)}`}
      description="The artist can then approve it and put it on sale. If its title, description, store name or artwork changes, it’s checked again."
      confirmLabel="Clear product"
      isUnchanged={note === ''}
      act={() => callApi('PATCH', `/api/admin/product-checks/${check.id}`, { note })}
      doneTitle="Product cleared"
      onClose={onClose}
    >
      <FindingList found={check.found} />
      <TextArea
        label="Note for admins"
        name="note"
        rows={3}
        maxLength={MOST_REPORT_CHARACTERS}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  )
}
