import type { SocialLinks } from '~/lib/shapes'

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

/** Body of POST /api/artists; what was left empty is null. */
export function profileBody({
  instagram,
  twitter,
  facebook,
  youtube,
  otherLink,
  ...profile
}: ProfileForm) {
  const rest = Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, orNull(value)])
  )
  const links = { instagram, twitter, facebook, youtube, otherLink }
  return {
    ...rest,
    bandName: profile.bandName.trim(),
    socialLinks: Object.fromEntries(
      Object.entries(links).map(([name, value]) => [name, orNull(value)])
    ),
  }
}

/** Messages of a refused call under the form's own field names. */
export function profileErrors(errors: Record<string, string>): ProfileErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.split('.').at(-1), message])
  )
}
