import { Link } from '@adonisjs/inertia/react'
import type { AuditEntryShape } from '#admin/transformers/audit_entry_transformer'
import { actionWords, subjectName } from '~/components/admin/audit/audit_log_words'
import { UserText } from '~/components/text/user_text'
import { formatDateTime } from '~/lib/dates'

const NAMED_BY_ACTION = ['demo_data', 'provider', 'provider_sync']

/** What it was done to, where the action does not say so. */
function subjectOf({ subject }: AuditEntryShape): string {
  return NAMED_BY_ACTION.includes(subject.type) ? '' : subjectName(subject)
}

/** What was done last, and the way to all of it. */
export function RecentAuditEntries({ entries }: { entries: AuditEntryShape[] }) {
  return (
    <section aria-labelledby="audit-entries" className="admin-facts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="audit-entries" className="admin-heading">
          Recent activity
        </h2>
        <Link href="/admin/audit" className="link -my-3">
          Audit log
        </Link>
      </div>
      {entries.length === 0 && <p className="admin-hint">No admin has changed anything yet.</p>}
      <ul className="admin-rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="min-w-0 grow basis-64 wrap-anywhere lg:flex lg:gap-1 lg:overflow-hidden">
              <strong className="lg:flex-none">{actionWords(entry.action)}</strong>{' '}
              <UserText className="lg:truncate">{subjectOf(entry)}</UserText>
            </span>
            <span className="admin-soft">
              <UserText>{entry.actor?.name ?? 'System'}</UserText>,{' '}
              {formatDateTime(entry.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
