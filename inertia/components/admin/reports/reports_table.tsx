import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ShownReport } from '#moderation/transformers/report_transformer'
import { DecisionDialog } from '~/components/admin/reports/decision_dialog'
import {
  DECISIONS,
  type DecidedState,
  REASON_WORDS,
  subjectOf,
} from '~/components/admin/reports/report_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn } from '~/components/admin/table/columns'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'
import { counted } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'
import { isUndecided, REPORT_MOVES } from '#shared/report'

const hrefOf = ({ product, artist }: ShownReport) =>
  product ? `/admin/products/${product.id}` : `/store/${artist.id}`

const columns: Column<ShownReport>[] = [
  {
    label: 'Reported',
    isTitle: true,
    grow: 2,
    cell: (report) => (
      <Link href={hrefOf(report)} className="row-link font-bold underline underline-offset-4">
        <UserText>{subjectOf(report)}</UserText>
      </Link>
    ),
  },
  {
    label: 'Artist',
    grow: 1,
    cell: ({ artist }) => <UserText>{artist.bandName}</UserText>,
  },
  { label: 'Upheld so far', numeric: true, cell: ({ upheldOfArtist }) => upheldOfArtist },
  { label: 'Reason', cell: ({ reason }) => REASON_WORDS[reason] },
  {
    label: 'Report',
    grow: 3,
    isLong: true,
    cell: ({ words, additions }) => (
      <span className="line-clamp-3 wrap-anywhere lg:line-clamp-1">
        {additions.length > 0 && <strong>{counted(additions.length + 1, 'report')}: </strong>}
        <UserText>{words}</UserText>
      </span>
    ),
  },
  { label: 'Status', cell: ({ state }) => <StatusBadge status={`report_${state}`} /> },
  {
    label: 'Deadline',
    cell: ({ state, dueAt, isOverdue }) =>
      isUndecided(state) ? (
        <span className="whitespace-nowrap">
          {isOverdue && <strong>Overdue: </strong>}
          <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
        </span>
      ) : (
        <span className="text-ink-soft">Decided</span>
      ),
  },
  dayColumn('Sent', ({ createdAt }) => createdAt),
]

type Open = { report: ShownReport; state: DecidedState }

export function ReportsTable({ reports }: { reports: ShownReport[] }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { mayChange } = useAdminRole()
  const actionsOf = (report: ShownReport) =>
    (Object.keys(DECISIONS) as DecidedState[]).map((state) => ({
      label: DECISIONS[state].label,
      isOffered: mayChange('reports') && REPORT_MOVES[report.state].includes(state),
      onSelect: () => setOpen({ report, state }),
    }))
  return (
    <>
      <AdminTable
        caption="Reports"
        columns={columns}
        rows={reports}
        sort=""
        nameOf={subjectOf}
        actions={(report) => <RowMenu of={subjectOf(report)} actions={actionsOf(report)} />}
      />
      {open && <DecisionDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
