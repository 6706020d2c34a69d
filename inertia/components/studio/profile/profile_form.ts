import { genreLabel } from '~/lib/genres'
import type { Artist, SocialLinks } from '~/lib/shapes'

export type ProfileForm = {
  bandName: string
  genre: string
  subGenre: string
  location: string
  bio: string
  website: string
} & Record<keyof SocialLinks, string>

export type ProfileField = keyof ProfileForm
export type ProfileErrors = Partial<Record<ProfileField, string>>

export const bandNameMissing = 'Band/Artist Name is required'

export const emptyProfile: ProfileForm = {
  bandName: '',
  genre: '',
  subGenre: '',
  location: '',
  bio: '',
  website: '',
  instagram: '',
  twitter: '',
  facebook: '',
  youtube: '',
  otherLink: '',
}

export const socialFields: { name: keyof SocialLinks; label: string; placeholder: string }[] = [
  { name: 'instagram', label: 'Instagram', placeholder: '@yourband' },
  { name: 'twitter', label: 'X (Twitter)', placeholder: '@yourband' },
  { name: 'facebook', label: 'Facebook', placeholder: '@yourband' },
  { name: 'youtube', label: 'YouTube', placeholder: '@yourband' },
  { name: 'otherLink', label: 'Other link', placeholder: 'yourband.example' },
]

const orNull = (text: string) => text.trim() || null

/** Body of POST /api/artists; an empty field is null. */
export function profileBody({
  instagram,
  twitter,
  facebook,
  youtube,
  otherLink,
  ...texts
}: ProfileForm) {
  return {
    ...filled(texts),
    bandName: texts.bandName.trim(),
    socialLinks: filled({ instagram, twitter, facebook, youtube, otherLink }),
  }
}

function filled(texts: Record<string, string>) {
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, orNull(value)]))
}

/** The form's values of a profile. */
export function formOf({ bandName, genre, subGenre, location, bio, website, socialLinks }: Artist) {
  const profile = { bandName, genre, subGenre, location, bio, website, ...socialLinks }
  const texts = Object.entries(profile).map(([name, value]) => [name, value ?? ''])
  return { ...emptyProfile, ...Object.fromEntries(texts) } as ProfileForm
}

/** The part of the body of PUT /api/artists/{id} that differs between two states of the form. */
export function changesOf(before: ProfileForm, after: ProfileForm) {
  const [was, { socialLinks, ...texts }] = [profileBody(before), profileBody(after)]
  const changed = differing(was, texts)
  const links = differing(was.socialLinks, socialLinks)
  return Object.keys(links).length > 0 ? { ...changed, socialLinks: links } : changed
}

function differing(was: Record<string, unknown>, now: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => was[name] !== value))
}

/** Messages of a refused call under the form's own field names. */
export function profileErrors(errors: Record<string, string>): ProfileErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.split('.').at(-1), message])
  )
}

const names: Record<ProfileField, string> = {
  bandName: 'Band/Artist Name',
  genre: 'Genre',
  subGenre: 'Sub-genre',
  location: 'Location',
  bio: 'Bio',
  website: 'Website',
  ...(Object.fromEntries(socialFields.map(({ name, label }) => [name, label])) as Record<
    keyof SocialLinks,
    string
  >),
}

/** What another user has changed since, each in a sentence. */
export function profileDifferences(was: ProfileForm, now: ProfileForm): string[] {
  const changed = (Object.keys(names) as ProfileField[]).filter(
    (field) => was[field] !== now[field]
  )
  return changed.map((field) => differenceOf(field, now[field]))
}

function differenceOf(field: ProfileField, now: string): string {
  if (now === '') return `${names[field]} is now empty.`
  if (field === 'bio') return 'Bio was changed too.'
  return `${names[field]} is now “${field === 'genre' ? genreLabel(now) : now}”.`
}
