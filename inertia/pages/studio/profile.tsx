import { NoticeSettings } from '~/components/studio/profile/notice_settings'
import { PhotoCard } from '~/components/studio/photo/photo_card'
import { ProfileFields } from '~/components/studio/profile/profile_fields'
import type { NoticeChoices, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useEditProfile } from '~/components/studio/profile/use_edit_profile'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { ConflictNotice } from '~/components/ui/conflict_notice'
import type { InertiaProps } from '~/types'

type ProfileProps = InertiaProps<Frame & { genres: string[]; notices: NoticeChoices }>

const nameLocked =
  'Artist name cannot be changed for security reasons. Contact support if you need to update this.'

/** An admin reads it; changing it is the artist's. */
export default function ProfilePage({ artist, genres, notices }: ProfileProps) {
  const { may, role } = useOwner()
  const mayChange = may('profile')
  const { bind, busy, onSubmit, isRestored, discard, changes, load } = useEditProfile(artist)
  return (
    <StudioFrame>
      <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <PhotoCard artist={artist} isOwn={mayChange} />
        <form method="post" noValidate onSubmit={onSubmit}>
          <fieldset disabled={!mayChange} className="grid gap-5">
            <legend className="display-card mb-4">Artist profile</legend>
            <ConflictNotice thing="profile" changes={changes} onLoad={load} />
            <DraftRestoredNotice isRestored={isRestored} onDiscard={discard} />
            <ProfileFields bind={bind} genres={genres}>
              <TextField
                label="Band/Artist Name"
                disabled
                hint={nameLocked}
                {...bind('bandName')}
              />
            </ProfileFields>
            {mayChange ? (
              <Button
                type="submit"
                variant="go"
                wide
                disabled={changes !== null}
                busy={busy}
                busyLabel="Saving..."
                className="sm:w-fit"
              >
                Save Changes
              </Button>
            ) : (
              <p className="text-ink-soft">
                {role === null
                  ? 'Only the artist can change this profile.'
                  : 'Only the band’s owner and managers can change this profile.'}
              </p>
            )}
          </fieldset>
        </form>
        <div className="lg:col-start-2">
          <NoticeSettings initial={notices} isOwner={role === 'owner'} />
        </div>
      </div>
    </StudioFrame>
  )
}
