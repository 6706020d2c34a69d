import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { type AdminAccount, callOf } from '~/components/admin/users/roles'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'
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
function call(accounts: AdminAccount[], isSuspended: boolean) {
  const [account] = accounts
  if (account && accounts.length === 1) {
    const { id, updatedAt } = account
    return callApi('PATCH', `/api/admin/users/${id}/suspension`, { isSuspended, updatedAt })
  }
  const ids = accounts.map(({ id }) => id)
  return callApi('PATCH', '/api/admin/users/suspension', { ids, isSuspended })
}

const suspendOrLift = (isSuspended: boolean, whom: string) =>
  isSuspended ? `Suspend${whom}` : 'Lift suspension'

export function SuspensionDialog({
  accounts,
  isSuspended,
  onDone,
  onClose,
}: SuspensionDialogProps) {
  const { verb, done, text } = isSuspended ? WORDS.suspend : WORDS.restore
  const [account] = accounts
  const those = counted(accounts.length, 'account')
  const isOne = accounts.length === 1
  const whom = account && isOne ? isolated(callOf(account)) : those
  return (
    <ConfirmDialog
      title={`${verb} ${whom}`}
      description={text}
      confirmLabel={suspendOrLift(isSuspended, isOne ? '' : ` ${those}`)}
      isDangerous={isSuspended}
      act={() => call(accounts, isSuspended)}
      doneTitle={`${whom} ${done}`}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
