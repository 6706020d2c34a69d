import { PhotoCard } from '~/components/studio/photo/photo_card'
import { ProfileFields } from '~/components/studio/profile_fields'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useEditProfile } from '~/components/studio/use_edit_profile'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import type { InertiaProps } from '~/types'

type ProfileProps = InertiaProps<Frame & { genres: string[] }>

const nameLocked =
  'Artist name cannot be changed for security reasons. Contact support if you need to update this.'

/** An admin reads it; changing it is the artist's. */
export default function ProfilePage({ artist, genres, user }: ProfileProps) {
  const isOwn = user?.artist?.id === artist.id
  const { bind, busy, onSubmit } = useEditProfile(artist)
  return (
    <StudioFrame>
      <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <PhotoCard artist={artist} isOwn={isOwn} />
        <form method="post" noValidate onSubmit={onSubmit}>
          <fieldset disabled={!isOwn} className="grid gap-5">
            <legend className="display-card mb-4">Artist profile</legend>
            <ProfileFields bind={bind} genres={genres}>
              <TextField
                label="Band/Artist Name"
                disabled
                hint={nameLocked}
                {...bind('bandName')}
              />
            </ProfileFields>
            {isOwn ? (
              <Button
                type="submit"
                variant="go"
                wide
                busy={busy}
                busyLabel="Saving..."
                className="sm:w-fit"
              >
                Save Changes
              </Button>
            ) : (
              <p className="text-ink-soft">Only the artist can change this profile.</p>
            )}
          </fieldset>
        </form>
      </div>
    </StudioFrame>
  )
}
