import { NextPage } from '~/components/browse/next_page'
import type {
  BandLogEntry,
  Invitation,
  Member,
  StudioFrame as Frame,
} from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { BandLog } from '~/components/studio/team/band_log'
import { Invitations } from '~/components/studio/team/invitations'
import { InviteDialog } from '~/components/studio/team/invite_dialog'
import { Members } from '~/components/studio/team/members'
import { useOwner } from '~/components/studio/use_owner'
import type { InertiaProps } from '~/types'

type TeamProps = InertiaProps<
  Frame & {
    members: Member[]
    invitations: Invitation[]
    /** Null for a role that may not read the log. */
    log: BandLogEntry[] | null
    nextUrl: string | null
  }
>

export default function TeamPage({ members, invitations, log, nextUrl }: TeamProps) {
  const { may } = useOwner()
  return (
    <StudioFrame>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-12">
        <div className="grid content-start gap-10">
          <section aria-labelledby="members" className="grid gap-3">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <h2 id="members" className="display-card">
                Team
              </h2>
              {may('team') && <InviteDialog />}
            </div>
            <Members members={members} />
          </section>
          {invitations.length > 0 && <Invitations invitations={invitations} />}
        </div>
        {log && (
          <section aria-labelledby="log" className="grid content-start gap-3">
            <h2 id="log" className="display-card flex items-end lg:min-h-11">
              Who did what
            </h2>
            <BandLog entries={log} />
            <NextPage url={nextUrl} label="Earlier entries" />
          </section>
        )}
      </div>
    </StudioFrame>
  )
}
