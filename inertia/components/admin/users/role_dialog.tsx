import { useState } from 'react'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import {
  ADMIN_ROLE_SENTENCES,
  type AdminAccount,
  adminRoleOptions,
  accountName,
  roleOfOne,
  roleOptions,
} from '~/components/admin/users/roles'
import { SelectField } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import type { AdminRole } from '#shared/admin_role'
import { isolated } from '#shared/isolated'

/** What changes with a role; an account that owns a profile becomes no admin, which the server holds. */
const CONSEQUENCES: Record<AdminAccount['userType'], string> = {
  fan: 'Logs in with Fan Login. Their store, if any, is not affected.',
  artist: 'Logs in with Artist Login, and sets up a profile if they have none.',
  admin: 'Works in the admin area. Accounts with an artist profile cannot be admins.',
}

type RoleDialogProps = { account: AdminAccount; onClose: () => void }

/** Another role for one account; nothing happens until it is confirmed. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(account.userType)
  const [adminRole, setAdminRole] = useState<AdminRole>(account.adminRole ?? 'support')
  const name = accountName(account)
  const isAdmin = role === 'admin'
  const made = roleOfOne(role, adminRole)
  return (
    <ConfirmDialog
      title="Change role"
      description={`${isolated(name)} is ${roleOfOne(account.userType, account.adminRole)} now. They’ll be logged out.`}
      confirmLabel={`Make them ${made}`}
      isUnchanged={role === account.userType && (!isAdmin || adminRole === account.adminRole)}
      isDangerous={isAdmin}
      act={() =>
        callApi('PATCH', `/api/admin/users/${account.id}/role`, {
          userType: role,
          ...(isAdmin && { adminRole }),
          updatedAt: account.updatedAt,
        })
      }
      doneTitle={`${isolated(name)} is ${made} now`}
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
      {isAdmin && (
        <SelectField
          label="Admin role"
          name="adminRole"
          value={adminRole}
          options={adminRoleOptions}
          hint={ADMIN_ROLE_SENTENCES[adminRole]}
          onChange={({ target }) => setAdminRole(target.value as AdminRole)}
        />
      )}
    </ConfirmDialog>
  )
}
