import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn } from '~/components/admin/table/columns'
import { BulkBar } from '~/components/admin/table/bulk_bar'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { useSelection } from '~/components/admin/table/use_selection'
import { NotesDialog } from '~/components/admin/notes/notes'
import { RoleDialog } from '~/components/admin/users/role_dialog'
import { SecurityDialog } from '~/components/admin/users/security_dialog'
import { type AdminAccount, accountName, roleWords } from '~/components/admin/users/roles'
import { SuspensionDialog } from '~/components/admin/users/suspension_dialog'
import { useAdminRole } from '~/hooks/use_admin_role'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

export const ACCOUNTS = { one: 'account', many: 'accounts' }

const columns: Column<AdminAccount>[] = [
  {
    label: 'Name',
    sort: 'name',
    isTitle: true,
    grow: 2,
    cell: (account) => (
      <span className="font-bold max-lg:wrap-anywhere">
        {account.name ? (
          <UserText>{account.name}</UserText>
        ) : (
          <span className="font-normal text-ink-soft">No name</span>
        )}
      </span>
    ),
  },
  {
    label: 'Email',
    sort: 'email',
    grow: 3,
    cell: ({ email }) => <span className="max-lg:wrap-anywhere">{email}</span>,
  },
  { label: 'Role', cell: ({ userType, adminRole }) => roleWords(userType, adminRole) },
  {
    label: 'Store',
    grow: 2,
    cell: ({ artist }) =>
      artist ? (
        <Link href={`/store/${artist.id}`} className="link max-lg:wrap-anywhere">
          <UserText>{artist.bandName}</UserText>
        </Link>
      ) : (
        <span className="text-ink-soft">None</span>
      ),
  },
  {
    label: 'Status',
    grow: 2,
    cell: ({ isSuspended, suspensionReason }) =>
      isSuspended ? (
        <span className="max-sm:grid max-sm:justify-items-end lg:flex lg:items-center lg:gap-2">
          <StatusBadge status="suspended" />{' '}
          {suspensionReason && (
            <span
              className="admin-soft max-lg:wrap-anywhere lg:min-w-0 lg:truncate"
              title={suspensionReason}
            >
              <UserText>{suspensionReason}</UserText>
            </span>
          )}
        </span>
      ) : (
        <StatusBadge status="active" />
      ),
  },
  dayColumn('Joined', ({ createdAt }) => createdAt, { sort: 'joined' }),
]

type Asked =
  | { what: 'role' | 'notes' | 'security'; id: number }
  | { what: 'suspension'; ids: number[]; isSuspended: boolean }

export function UsersTable({ accounts, sort }: { accounts: AdminAccount[]; sort: string }) {
  const { user } = usePage<InertiaProps>().props
  const role = useAdminRole()
  const mayChange = role.mayChange('accounts')
  const selection = useSelection(accounts, ({ id }) => mayChange && id !== user?.id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ofIds = (ids: number[]) => accounts.filter(({ id }) => ids.includes(id))
  const ask = (those: AdminAccount[], isSuspended: boolean) =>
    setAsked({ what: 'suspension', ids: those.map(({ id }) => id), isSuspended })
  const suspended = selection.selected.filter(({ isSuspended }) => isSuspended)
  const active = selection.selected.filter(({ isSuspended }) => !isSuspended)
  const noted = asked?.what === 'notes' && accounts.find(({ id }) => id === asked.id)
  const secured = asked?.what === 'security' && accounts.find(({ id }) => id === asked.id)
  const changing = asked?.what === 'role' && accounts.find(({ id }) => id === asked.id)

  return (
    <>
      <AdminTable
        caption="Accounts"
        columns={columns}
        rows={accounts}
        sort={sort}
        nameOf={accountName}
        selection={selection}
        actions={(account) =>
          account.id === user?.id ? (
            <span className="admin-soft px-2">You</span>
          ) : (
            <RowMenu
              of={accountName(account)}
              actions={[
                {
                  label: 'Change role',
                  isOffered: mayChange,
                  onSelect: () => setAsked({ what: 'role', id: account.id }),
                },
                {
                  label: account.isSuspended ? 'Lift suspension' : 'Suspend',
                  isOffered: mayChange,
                  onSelect: () => ask([account], !account.isSuspended),
                },
                {
                  label: 'Security',
                  isOffered: role.mayChange('security'),
                  onSelect: () => setAsked({ what: 'security', id: account.id }),
                },
                { label: 'Notes', onSelect: () => setAsked({ what: 'notes', id: account.id }) },
              ]}
            />
          )
        }
      />
      <BulkBar selection={selection} nouns={ACCOUNTS}>
        {active.length > 0 && (
          <Button size="slim" onClick={() => ask(active, true)}>
            Suspend {active.length}
          </Button>
        )}
        {suspended.length > 0 && (
          <Button size="slim" onClick={() => ask(suspended, false)}>
            Lift suspension of {suspended.length}
          </Button>
        )}
      </BulkBar>
      {noted && (
        <NotesDialog
          about={{ subject: 'users', id: noted.id }}
          name={accountName(noted)}
          onClose={close}
        />
      )}
      {secured && <SecurityDialog account={secured} onClose={close} />}
      {changing && <RoleDialog account={changing} onClose={close} />}
      {asked?.what === 'suspension' && (
        <SuspensionDialog
          accounts={ofIds(asked.ids)}
          isSuspended={asked.isSuspended}
          onDone={selection.clear}
          onClose={close}
        />
      )}
    </>
  )
}
