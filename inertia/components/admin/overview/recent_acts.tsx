import { Link } from '@adonisjs/inertia/react'
import type { ActShape } from '#admin/transformers/act_transformer'
import { actionWords, subjectWords } from '~/components/admin/audit/act_words'
import { UserText } from '~/components/text/user_text'
import { formatDateTime } from '~/lib/dates'

/** What it was done to, where the action does not say so. */
function subjectOf({ subject: { type, id, name } }: ActShape): string {
  if (type === 'demo_data') return ''
  return name ?? `${subjectWords(type)} ${id}`
}

/** What was done last, and the way to all of it. */
export function RecentActs({ acts }: { acts: ActShape[] }) {
  return (
    <section aria-labelledby="acts" className="admin-facts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="acts" className="admin-heading">
          Recent activity
        </h2>
        <Link href="/admin/audit" className="link -my-3">
          Audit log
        </Link>
      </div>
      {acts.length === 0 && <p className="admin-hint">No admin has changed anything yet.</p>}
      <ul className="admin-rows">
        {acts.map((act) => (
          <li key={act.id}>
            <span className="min-w-0 flex-1 wrap-anywhere lg:truncate">
              <strong>{actionWords(act.action)}</strong> <UserText>{subjectOf(act)}</UserText>
            </span>
            <span className="admin-soft">
              <UserText>{act.actor?.name ?? 'System'}</UserText>, {formatDateTime(act.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
