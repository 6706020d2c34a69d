import { useState } from 'react'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { type AdminAccount, accountName } from '~/components/admin/users/roles'
import { TextArea } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'
import { isolated } from '#shared/isolated'

type SuspensionDialogProps = {
  accounts: AdminAccount[]
  isSuspended: boolean
  onDone?: () => void
  onClose: () => void
}

const WORDS = {
  suspend: {
    verb: 'Suspend',
    done: 'suspended',
    text: 'They are logged out straight away and can’t log in. Their store, if any, is hidden.',
  },
  restore: {
    verb: 'Lift suspension of',
    done: 'can log in again',
    text: 'They can log in again. Their store, if any, is shown again.',
  },
}

/** One account by name and with the state that was seen; several by their ids. */
function call(accounts: AdminAccount[], isSuspended: boolean, typed: string) {
  const [account] = accounts
  const reason = typed.trim() || undefined
  if (account && accounts.length === 1) {
    const { id, updatedAt } = account
    return callApi('PATCH', `/api/admin/users/${id}/suspension`, { isSuspended, reason, updatedAt })
  }
  const ids = accounts.map(({ id }) => id)
  return callApi('PATCH', '/api/admin/users/suspension', { ids, isSuspended, reason })
}

/** What an admin wrote when they suspended this one account. */
const earlierReason = (accounts: AdminAccount[]) =>
  accounts.length === 1 && accounts[0]?.suspensionReason
    ? ` Suspended for this reason: ${isolated(accounts[0].suspensionReason)}`
    : ''

const suspendOrLift = (isSuspended: boolean, whom: string) =>
  isSuspended ? `Suspend${whom}` : 'Lift suspension'

export function SuspensionDialog({
  accounts,
  isSuspended,
  onDone,
  onClose,
}: SuspensionDialogProps) {
  const [reason, setReason] = useState('')
  const { verb, done, text } = isSuspended ? WORDS.suspend : WORDS.restore
  const [account] = accounts
  const those = counted(accounts.length, 'account')
  const isOne = accounts.length === 1
  const whom = account && isOne ? isolated(accountName(account)) : those
  return (
    <ConfirmDialog
      title={`${verb} ${whom}`}
      description={isSuspended ? text : text + earlierReason(accounts)}
      confirmLabel={suspendOrLift(isSuspended, isOne ? '' : ` ${those}`)}
      isDangerous={isSuspended}
      act={() => call(accounts, isSuspended, reason)}
      doneTitle={`${whom} ${done}`}
      onDone={onDone}
      onClose={onClose}
    >
      {isSuspended && (
        <TextArea
          label="Reason (optional)"
          name="reason"
          rows={2}
          maxLength={MOST_REASON_CHARACTERS}
          hint="For admins only: kept in the audit log and shown in the list."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
