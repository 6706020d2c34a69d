import type { ShownReport } from '#moderation/transformers/report_transformer'
import { UserParagraphs } from '~/components/text/user_text'
import { formatDateTime } from '~/lib/dates'
import { statusOf } from '~/lib/statuses'
import { isolated } from '#shared/isolated'

type Said = ShownReport['additions'][number]

/** One report: its words, its evidence, and who sent it. */
function Words({ said, email }: { said: Omit<Said, 'createdAt'>; email: string | null }) {
  const { words, evidenceUrl, isOfAccount } = said
  return (
    <>
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
      {email && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          From {isolated(email)}, {isOfAccount ? 'logged in' : 'not logged in'}
        </p>
      )}
    </>
  )
}

/** What was reported, with what came later about the same thing, and what admins have decided about it. */
export function ReportFacts({ report }: { report: ShownReport }) {
  const { email, additions, history } = report
  return (
    <div className="grid gap-3">
      <Words said={report} email={email} />
      {additions.map((said, index) => (
        <section key={index} className="grid gap-2 border-t border-line-strong pt-3">
          <h3 className="text-sm font-semibold">Also reported, {formatDateTime(said.createdAt)}</h3>
          <Words said={said} email={email} />
        </section>
      ))}
      {history.map(({ state, words: note, actor, createdAt }) => (
        <p key={createdAt} className="border-l-2 border-line-strong pl-3 text-sm">
          <strong>{statusOf(`report_${state}`).label}</strong>
          {actor && ` by ${isolated(actor)}`}, {formatDateTime(createdAt)}: “{isolated(note)}”
        </p>
      ))}
    </div>
  )
}
