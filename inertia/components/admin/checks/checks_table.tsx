import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ProductCheck } from '#moderation/checks/queries/product_check_queries'
import { ClearDialog } from '~/components/admin/checks/clear_dialog'
import { FindingList } from '~/components/admin/checks/finding_list'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn } from '~/components/admin/table/columns'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDate } from '~/lib/dates'

const nameOf = ({ product }: ProductCheck) => product.name

const columns: Column<ProductCheck>[] = [
  {
    label: 'Product',
    isTitle: true,
    grow: 2,
    cell: ({ product }) => (
      <Link
        href={`/admin/products/${product.id}`}
        className="row-link font-bold underline underline-offset-4"
      >
        <UserText>{product.name}</UserText>
      </Link>
    ),
  },
  { label: 'Artist', grow: 1, cell: ({ artist }) => <UserText>{artist.bandName}</UserText> },
  { label: 'Status', cell: ({ product }) => <StatusBadge status={product.status} /> },
  { label: 'Found', grow: 3, isLong: true, cell: ({ found }) => <FindingList found={found} /> },
  dayColumn('Since', ({ createdAt }) => createdAt),
]

const clearedColumns: Column<ProductCheck>[] = [
  ...columns,
  {
    label: 'Note',
    grow: 2,
    isLong: true,
    cell: ({ note }) => <UserText>{note}</UserText>,
  },
  {
    label: 'Cleared',
    cell: ({ clearedAt, clearedBy }) => (
      <>
        <span className="whitespace-nowrap">{clearedAt && formatDate(clearedAt)}</span>
        {clearedBy && (
          <>
            {' '}
            by <UserText>{clearedBy}</UserText>
          </>
        )}
      </>
    ),
  },
]

type ChecksTableProps = { checks: ProductCheck[]; isCleared: boolean }

export function ChecksTable({ checks, isCleared }: ChecksTableProps) {
  const [open, setOpen] = useState<ProductCheck | null>(null)
  const { mayChange } = useAdminRole()
  return (
    <>
      <AdminTable
        caption="Product checks"
        columns={isCleared ? clearedColumns : columns}
        rows={checks}
        sort=""
        nameOf={nameOf}
        actions={(check) => (
          <RowMenu
            of={nameOf(check)}
            actions={[
              {
                label: 'Clear',
                isOffered: !isCleared && mayChange('reports'),
                onSelect: () => setOpen(check),
              },
            ]}
          />
        )}
      />
      {open && <ClearDialog check={open} onClose={() => setOpen(null)} />}
    </>
  )
}
