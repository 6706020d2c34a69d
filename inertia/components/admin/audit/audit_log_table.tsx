import { Link } from '@adonisjs/inertia/react'
import type { AuditEntryShape, Change } from '#admin/transformers/audit_entry_transformer'
import {
  actionWords,
  subjectHref,
  subjectName,
  subjectWords,
  fieldWords,
  valueWords,
} from '~/components/admin/audit/audit_log_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { formatDateTime } from '~/lib/dates'

/** What an action changed, field by field: before, then after. */
function Changes({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <span className="admin-soft">No details</span>
  return (
    <ul className="admin-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="max-lg:wrap-anywhere">
          <span className="text-ink-soft">{fieldWords(field)}: </span>
          {before !== null && (
            <>
              <span className="sr-only">from </span>
              <UserText>{valueWords(field, before)}</UserText>
              <span aria-hidden> → </span>
              <span className="sr-only"> to </span>
            </>
          )}
          <strong>
            {after === null ? 'none' : <UserText>{valueWords(field, after)}</UserText>}
          </strong>
        </li>
      ))}
    </ul>
  )
}

function Subject({ subject }: AuditEntryShape) {
  const { type, id, name } = subject
  const href = subjectHref(type, id, name)
  const called = subjectName(subject)
  return (
    <span className="admin-name flex-wrap max-sm:justify-end lg:flex-nowrap">
      {href ? (
        <Link href={href} className="link wrap-anywhere">
          <UserText>{called}</UserText>
        </Link>
      ) : (
        <UserText>{called}</UserText>
      )}
      <Link
        href={`/admin/audit?subject=${type}:${id}`}
        className="admin-soft inline-flex min-h-6 shrink-0 items-center text-sm underline underline-offset-4"
      >
        All entries
        <span className="sr-only">
          {' '}
          about {subjectWords(type)} {id}
        </span>
      </Link>
    </span>
  )
}

/** On a wide screen long details are cut off, except where the log is filtered to one subject. */
const columnsOf = (isWhole: boolean): Column<AuditEntryShape>[] => [
  {
    label: 'What',
    isTitle: true,
    cell: ({ action }) => <strong>{actionWords(action)}</strong>,
  },
  { label: 'Object', grow: 3, cell: (entry) => <Subject {...entry} /> },
  {
    label: 'Details',
    ...(isWhole ? { isLong: true } : { grow: 3 }),
    cell: ({ changes }) => <Changes changes={changes} />,
  },
  { label: 'Who', grow: 2, cell: ({ actor }) => <UserText>{actor?.name ?? 'System'}</UserText> },
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
export function AuditLogTable({
  entries,
  isWhole,
}: {
  entries: AuditEntryShape[]
  isWhole: boolean
}) {
  return (
    <AdminTable
      caption="Audit log, newest first"
      columns={columnsOf(isWhole)}
      rows={entries}
      sort=""
      nameOf={({ action }) => actionWords(action)}
    />
  )
}
