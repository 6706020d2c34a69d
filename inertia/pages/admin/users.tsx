import { AdminFrame } from '~/components/admin/admin_frame'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import type { TableFilters } from '~/components/admin/table/shapes'
import { TableBar } from '~/components/admin/table/table_bar'
import { TableList } from '~/components/admin/table/table_list'
import { type AdminAccount, roleOptions } from '~/components/admin/users/roles'
import { ACCOUNTS, UsersTable } from '~/components/admin/users/users_table'
import type { BoundedCount } from '~/lib/shapes'
import type { InertiaProps } from '~/types'

type UsersProps = InertiaProps<{
  filters: TableFilters & { role: string; state: string }
  rows: AdminAccount[]
  total: BoundedCount
  nextUrl: string | null
}>

const choices = [
  { name: 'role', label: 'Role', options: [{ value: '', label: 'All roles' }, ...roleOptions] },
  {
    name: 'state',
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
]

const sorts = [
  { value: '-joined', label: 'Newest' },
  { value: 'joined', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'email', label: 'Email' },
  { value: '-email', label: 'Email, Z to A' },
]

export default function Users({ filters, rows, total, nextUrl }: UsersProps) {
  return (
    <AdminFrame section="users">
      <TableList
        id="users"
        title="Users"
        total={total}
        isEmpty={rows.length === 0}
        nouns={ACCOUNTS}
        nextUrl={nextUrl}
        bar={
          <TableBar
            path="/admin/users"
            searchLabel="Name or email"
            filters={filters}
            choices={choices}
            sorts={sorts}
            exportPath="/admin/users.csv"
          />
        }
        empty={
          <NothingMatches search={filters.search} things="accounts" clearHref="/admin/users" />
        }
      >
        <UsersTable accounts={rows} sort={filters.sort} />
      </TableList>
    </AdminFrame>
  )
}
