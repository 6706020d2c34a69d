import { Link } from '@adonisjs/inertia/react'
import type { ActShape } from '#admin/transformers/act_shape'
import { actionWords, subjectWords } from '~/components/admin/audit/act_words'
import { formatDateTime } from '~/lib/dates'

/** What was done last, and the way to all of it. */
export function RecentActs({ acts }: { acts: ActShape[] }) {
  return (
    <section aria-labelledby="acts" className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="acts" className="display-card">
          Recent activity
        </h2>
        <Link href="/admin/audit" className="link -my-3">
          Audit log
        </Link>
      </div>
      {acts.length === 0 && <p className="text-ink-soft">No admin has changed anything yet.</p>}
      <ul className="grid border-t-[1.5px] border-line-strong empty:hidden">
        {acts.map(({ id, action, actor, subject, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <strong>{actionWords(action)}</strong>:{' '}
              {subject.name ?? `${subjectWords(subject.type)} ${subject.id}`}
            </span>
            <span className="text-sm text-ink-soft">
              {actor?.name ?? 'The shop itself'}, {formatDateTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
