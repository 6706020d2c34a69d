import { useState } from 'react'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { type AdminAccount, callOf, ROLE_OF_ONE, roleOptions } from '~/components/admin/users/roles'
import { SelectField } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import { isolated } from '#shared/isolated'

/** What changes with a role; an account that owns a profile becomes no admin, which the server holds. */
const CONSEQUENCES: Record<AdminAccount['userType'], string> = {
  fan: 'Logs in with Fan Login. Their store, if any, is not affected.',
  artist: 'Logs in with Artist Login, and sets up a profile if they have none.',
  admin:
    'Can change every account, product and price here. Accounts with an artist profile cannot be admins.',
}

type RoleDialogProps = { account: AdminAccount; onClose: () => void }

/** Another role for one account; nothing happens until it is confirmed. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(account.userType)
  const name = callOf(account)
  return (
    <ConfirmDialog
      title="Change role"
      description={`${isolated(name)} is ${ROLE_OF_ONE[account.userType]} now.`}
      confirmLabel={`Make them ${ROLE_OF_ONE[role]}`}
      isUnchanged={role === account.userType}
      isDangerous={role === 'admin'}
      act={() =>
        callApi('PATCH', `/api/admin/users/${account.id}/role`, {
          userType: role,
          updatedAt: account.updatedAt,
        })
      }
      doneTitle={`${isolated(name)} is ${ROLE_OF_ONE[role]} now`}
      onClose={onClose}
    >
      <SelectField
        label="Role"
        name="userType"
        value={role}
        options={roleOptions}
        hint={CONSEQUENCES[role]}
        onChange={({ target }) => setRole(target.value as AdminAccount['userType'])}
      />
    </ConfirmDialog>
  )
}
