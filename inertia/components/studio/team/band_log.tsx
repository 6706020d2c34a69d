import type { BandLogEntry } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { EmptyState } from '~/components/ui/empty_state'
import { formatDateTime } from '~/lib/dates'

/** The band log: who did what, the latest first. */
export function BandLog({ entries }: { entries: BandLogEntry[] }) {
  if (entries.length === 0)
    return (
      <EmptyState
        level="h3"
        title="Nothing yet"
        text="Changes to gigs, QR codes, products, the profile and the team appear here."
      />
    )
  return (
    <ol className="border-t-[1.5px] border-line-strong">
      {entries.map(({ id, actor, what, subject, createdAt }) => (
        <li key={id} className="grid gap-0.5 border-b border-line py-3">
          <p className="wrap-anywhere">
            <b>{actor === null ? 'A deleted account' : <UserText>{actor}</UserText>}</b> {what}
            {subject !== null && (
              <>
                {' '}
                <UserText>{subject}</UserText>
              </>
            )}
          </p>
          <p className="text-sm text-ink-soft">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
