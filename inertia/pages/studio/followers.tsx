import { NextPage } from '~/components/browse/next_page'
import { AnnounceForm, type Drop } from '~/components/studio/announcements/announce_form'
import { Announcements } from '~/components/studio/announcements/announcements'
import { ContactExport } from '~/components/studio/followers/contact_export'
import type {
  Announcement,
  ComingGig,
  Followers,
  StudioFrame as Frame,
} from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useOwner } from '~/components/studio/use_owner'
import { StatTiles } from '~/components/ui/stat_tiles'
import type { InertiaProps } from '~/types'
import { formatCount } from '~/lib/counts'

type FollowersProps = InertiaProps<
  Frame & {
    followers: Followers
    announcements: Announcement[]
    drops: Drop[]
    gigs: ComingGig[]
    announcedToday: boolean
    nextUrl: string | null
  }
>

function tilesOf({ followers, allowAnnouncements, thisMonth, announced }: Followers) {
  return [
    { label: 'Followers', value: formatCount(followers), note: 'fans following you' },
    { label: 'New', value: formatCount(thisMonth), note: 'in the last 30 days' },
    { label: 'Email subscribers', value: formatCount(allowAnnouncements), note: 'opted in' },
    { label: 'Announced', value: formatCount(announced), note: 'drops and gigs' },
  ]
}

export default function FollowersPage({
  followers,
  announcements,
  drops,
  gigs,
  announcedToday,
  nextUrl,
}: FollowersProps) {
  const { artist, may } = useOwner()
  return (
    <StudioFrame>
      <StatTiles tiles={tilesOf(followers)} />
      <ContactExport followers={followers} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        {may('followers') && (
          <AnnounceForm
            artistId={artist.id}
            readers={followers.allowAnnouncements}
            drops={drops}
            gigs={gigs}
            isAnnouncedToday={announcedToday}
          />
        )}
        <section aria-labelledby="announced" className="grid content-start gap-3">
          <h2 id="announced" className="display-card">
            Announced
          </h2>
          <Announcements announcements={announcements} />
          <NextPage url={nextUrl} label="Older announcements" />
        </section>
      </div>
    </StudioFrame>
  )
}
