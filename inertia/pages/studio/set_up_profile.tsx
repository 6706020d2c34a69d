import { PageHead } from '~/components/page_head'
import { PosterPreview } from '~/components/studio/profile/poster_preview'
import { ProfileFields } from '~/components/studio/profile/profile_fields'
import { useCreateProfile } from '~/components/studio/profile/use_create_profile'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import type { InertiaProps } from '~/types'

export default function SetUpProfile({ genres }: InertiaProps<{ genres: string[] }>) {
  const { form, bind, busy, onSubmit } = useCreateProfile()
  return (
    <>
      <PageHead title="Set Up Your Artist Profile" noindex />
      <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[1fr_36rem] lg:gap-16 lg:pt-14">
        <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:gap-6 lg:self-start">
          <h1 className="display-page">Set Up Your Artist Profile</h1>
          <p className="max-w-[44ch] text-lg text-ink-soft">
            Only the name is needed now. Your store and its QR code are ready the moment you save.
          </p>
          <PosterPreview {...form} />
        </div>
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          <ProfileFields bind={bind} genres={genres}>
            <TextField
              label="Band/Artist Name"
              autoComplete="organization"
              maxLength={100}
              hint="It’s on your poster. To change it later, email us."
              {...bind('bandName')}
            />
          </ProfileFields>
          <Button type="submit" variant="go" wide busy={busy} busyLabel="Setting up your store">
            Create artist profile
          </Button>
        </form>
      </div>
    </>
  )
}
