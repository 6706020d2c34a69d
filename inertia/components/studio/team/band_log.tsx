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
      {entries.map((entry) => (
        <LogEntry key={entry.id} {...entry} />
      ))}
    </ol>
  )
}

/** Entries about a person, whose email or account may be deleted since. */
const ABOUT_PEOPLE: BandLogEntry['action'][] = [
  'invitation.decline',
  'invitation.revoke',
  'invitation.send',
  'member.change',
  'member.remove',
]

function LogEntry({ actor, action, what, subject, createdAt }: BandLogEntry) {
  const named = subject ?? (ABOUT_PEOPLE.includes(action) ? 'someone' : null)
  return (
    <li className="grid gap-0.5 border-b border-line py-3">
      <p className="wrap-anywhere">
        <b>{actor === null ? 'A deleted account' : <UserText>{actor}</UserText>}</b> {what}
        {named !== null && (
          <>
            {' '}
            <UserText>{named}</UserText>
          </>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
    </li>
  )
}
