import { toGigStub } from '#gigs/public'
import type { TrackedAnnouncementRow } from '#fans/queries/follower_queries'
import type { AnnouncementRow } from '#fans/queries/announcement_queries'

/** In one line: the name of what was dropped, or the gig with its place and day there. */
export function titleOf(row: AnnouncementRow): string {
  if (row.product_name !== null) return row.product_name
  const gig = toGigStub(row)
  return [row.gig_name, gig?.place, gig?.date].filter(Boolean).join(', ')
}

/** An announcement as its artist and admins see it: `recipients` allowed it when it was made, `sent` have it. */
export function toAnnouncement(row: TrackedAnnouncementRow) {
  return {
    id: row.id,
    artistId: row.artist_id,
    kind: row.product_id === null ? ('gig' as const) : ('drop' as const),
    productId: row.product_id,
    gigId: row.gig_id,
    title: titleOf(row),
    body: row.body,
    recipients: Number(row.recipients),
    sent: Number(row.sent),
    createdAt: row.created_at.toISOString(),
  }
}

export type Announcement = ReturnType<typeof toAnnouncement>
