import type { ReactNode } from 'react'
import { type ProfileField, socialFields } from '~/components/studio/profile/profile_form'
import { SelectField, TextArea, TextField } from '~/components/ui/field'
import { genreLabel } from '~/lib/genres'

type Bound = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

type ProfileFieldsProps = {
  bind: (name: ProfileField) => Bound
  genres: string[]
  /** The artist's name: chosen once, and locked from then on. */
  children: ReactNode
}

/** Everything an artist tells of themselves, on the set-up form and on the Profile tab. */
export function ProfileFields({ bind, genres, children }: ProfileFieldsProps) {
  return (
    <>
      {children}
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
    </>
  )
}
