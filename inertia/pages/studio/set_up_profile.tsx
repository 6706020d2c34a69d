import type { FormEvent } from 'react'
import { PageHead } from '~/components/page_head'
import { PosterPreview } from '~/components/studio/poster_preview'
import { type ProfileField, socialFields } from '~/components/studio/profile_form'
import { useCreateProfile } from '~/components/studio/use_create_profile'
import { Button } from '~/components/ui/button'
import { SelectField, TextArea, TextField, useFocusFirstError } from '~/components/ui/field'
import { genreLabel } from '~/lib/genres'
import type { InertiaProps } from '~/types'

export default function SetUpProfile({ genres }: InertiaProps<{ genres: string[] }>) {
  const { form, change, errors, busy, submit } = useCreateProfile()
  useFocusFirstError(errors)

  const bind = (name: ProfileField) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

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
          <TextField
            label="Band/Artist Name"
            autoComplete="organization"
            maxLength={100}
            hint="It stands on your poster and cannot be changed later."
            {...bind('bandName')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              label="Genre"
              options={[
                { value: '', label: 'Choose a genre' },
                ...genres.map((genre) => ({ value: genre, label: genreLabel(genre) })),
              ]}
              {...bind('genre')}
            />
            <TextField label="Sub-genre" maxLength={100} {...bind('subGenre')} />
          </div>
          <TextField
            label="Location"
            autoComplete="address-level2"
            maxLength={100}
            {...bind('location')}
          />
          <TextArea label="Bio" rows={5} maxLength={2000} {...bind('bio')} />
          <TextField
            label="Website"
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={300}
            {...bind('website')}
          />
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="display-card mb-3">Elsewhere</legend>
            {socialFields.map(({ name, label, placeholder }) => (
              <TextField
                key={name}
                label={label}
                placeholder={placeholder}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={300}
                {...bind(name)}
              />
            ))}
          </fieldset>
          <Button type="submit" variant="go" wide busy={busy} busyLabel="Setting up your store">
            Create artist profile
          </Button>
        </form>
      </div>
    </>
  )
}
