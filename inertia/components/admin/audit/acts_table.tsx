import { Link } from '@adonisjs/inertia/react'
import type { ActShape } from '#admin/transformers/act_shape'
import { actionWords, subjectHref, subjectWords } from '~/components/admin/audit/act_words'
import { Changes } from '~/components/admin/audit/changes'
import { AdminTable } from '~/components/admin/table/admin_table'
import type { Column } from '~/components/admin/table/shapes'
import { formatDateTime } from '~/lib/dates'

function Subject({ subject: { type, id, name } }: ActShape) {
  const href = subjectHref(type, id, name)
  const called = name ?? `${subjectWords(type)} ${id}`
  return (
    <span className="grid justify-items-start gap-0.5 wrap-anywhere max-sm:justify-items-end">
      {href ? (
        <Link href={href} className="link">
          {called}
        </Link>
      ) : (
        called
      )}
      <Link
        href={`/admin/audit?subject=${type}:${id}`}
        className="inline-flex min-h-6 items-center text-sm text-ink-soft underline underline-offset-4"
      >
        All entries about it
        <span className="sr-only">
          : {subjectWords(type)} {id}
        </span>
      </Link>
    </span>
  )
}

const columns: Column<ActShape>[] = [
  {
    label: 'What',
    isTitle: true,
    cell: ({ action }) => <strong>{actionWords(action)}</strong>,
  },
  { label: 'Which', cell: (act) => <Subject {...act} /> },
  { label: 'Details', cell: ({ changes }) => <Changes changes={changes} /> },
  { label: 'Who', cell: ({ actor }) => actor?.name ?? 'The shop itself' },
  {
    label: 'When',
    cell: ({ createdAt, requestId }) => (
      <time
        dateTime={createdAt}
        title={requestId ? `Request ${requestId}` : undefined}
        className="whitespace-nowrap"
      >
        {formatDateTime(createdAt)}
      </time>
    ),
  },
]

/** The log of what admins did. */
export function ActsTable({ acts }: { acts: ActShape[] }) {
  return (
    <AdminTable
      caption="Acts, newest first"
      columns={columns}
      rows={acts}
      sort=""
      nameOf={({ action }) => actionWords(action)}
    />
  )
}
