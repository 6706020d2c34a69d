/** How many characters of a profile are kept (`artists`); `link` is each social link. */
export const PROFILE_LENGTHS = {
  bandName: 100,
  subGenre: 100,
  location: 100,
  bio: 2000,
  website: 300,
  link: 300,
} as const
