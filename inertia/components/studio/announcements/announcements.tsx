import type { Announcement } from '~/components/studio/shapes'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty_state'
import { formatDate } from '~/lib/dates'

const emails = (number: number) => (number === 1 ? '1 email' : `${number} emails`)

/** How far it has got: a fan is emailed once a day, so some wait for the next one. */
function progressOf({ recipients, sent }: Announcement): string {
  if (recipients === 0) return 'saved, no subscribers at the time'
  if (sent === recipients) return `${emails(sent)} sent`
  return `${sent} of ${emails(recipients)} sent`
}

export function Announcements({ announcements }: { announcements: Announcement[] }) {
  if (announcements.length === 0) {
    return (
      <EmptyState
        level="h3"
        title="Nothing announced yet"
        text="Got a new shirt or a gig coming up? Your followers want to hear first."
      />
    )
  }
  return (
    <ul className="border-t-[1.5px] border-line-strong">
      {announcements.map((announcement) => (
        <li key={announcement.id} className="grid gap-1 border-b border-line py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold wrap-anywhere">
              <UserText>{announcement.title}</UserText>
            </h3>
            <Badge>{announcement.kind}</Badge>
          </div>
          <UserParagraphs className="text-ink-soft">{announcement.body}</UserParagraphs>
          <p className="text-sm text-ink-soft">
            {formatDate(announcement.createdAt)}, {progressOf(announcement)}
          </p>
        </li>
      ))}
    </ul>
  )
}
