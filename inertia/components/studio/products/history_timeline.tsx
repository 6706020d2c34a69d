import type { ProductMove } from '~/components/studio/products/shapes'
import { UserParagraphs } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { formatDateTime } from '~/lib/dates'
import { isolated } from '#shared/isolated'
import { statusOf } from '~/lib/statuses'

/** Who did it, in words; automatic moves name the platform. */
function actorWords(actor: ProductMove['actor']): string {
  if (!actor) return 'Gigstall'
  const side = actor.role === 'artist' ? 'artist' : 'Gigstall'
  if (actor.name) return `${isolated(actor.name)} (${side})`
  return actor.role === 'artist' ? 'the artist' : 'Gigstall'
}

/** Who, when, from, to and notes of every move, latest first. */
export function HistoryTimeline({ moves }: { moves: ProductMove[] }) {
  if (moves.length === 0) return <p className="text-ink-soft">No changes yet.</p>
  return (
    <ol>
      {moves.map(({ from, to, notes, actor, createdAt }, index) => (
        <li
          key={`${createdAt} ${index}`}
          className="grid gap-1 border-l-2 border-line-strong pb-5 pl-5 last:pb-0"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <StatusBadge status={to} />
            <time dateTime={createdAt} className="text-sm text-ink-soft">
              {formatDateTime(createdAt)}
            </time>
          </p>
          <p className="text-[0.9375rem] text-ink-soft">
            {from ? `From ${statusOf(from).label}, by` : 'Created by'} {actorWords(actor)}
          </p>
          {notes && <UserParagraphs>“{notes}”</UserParagraphs>}
        </li>
      ))}
    </ol>
  )
}
