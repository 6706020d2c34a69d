import type { ShownReport } from '#moderation/transformers/report_transformer'
import { UserParagraphs } from '~/components/text/user_text'
import { formatDateTime } from '~/lib/dates'
import { statusOf } from '~/lib/statuses'
import { isolated } from '#shared/isolated'

/** What somebody reported, and what admins have decided about it. */
export function ReportFacts({ report }: { report: ShownReport }) {
  const { words, evidenceUrl, email, history } = report
  return (
    <div className="grid gap-3">
      <UserParagraphs className="wrap-anywhere">“{words}”</UserParagraphs>
      {evidenceUrl && (
        <a
          href={evidenceUrl}
          rel="noopener noreferrer nofollow"
          target="_blank"
          className="link wrap-anywhere"
        >
          {evidenceUrl}
        </a>
      )}
      {email && <p className="text-sm wrap-anywhere text-ink-soft">From {isolated(email)}</p>}
      {history.map(({ state, words: note, actor, createdAt }) => (
        <p key={createdAt} className="border-l-2 border-line-strong pl-3 text-sm">
          <strong>{statusOf(`report_${state}`).label}</strong>
          {actor && ` by ${isolated(actor)}`}, {formatDateTime(createdAt)}: “{isolated(note)}”
        </p>
      ))}
    </div>
  )
}
