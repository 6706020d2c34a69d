/** The five links of a profile (RULINGS.md, Screens). */
export const SOCIAL_LINKS = ['instagram', 'twitter', 'facebook', 'youtube', 'otherLink'] as const

export type SocialLinks = Partial<Record<(typeof SOCIAL_LINKS)[number], string>>

const PROFILE_BASES: Partial<Record<(typeof SOCIAL_LINKS)[number], string>> = {
  instagram: 'https://instagram.com/',
  twitter: 'https://twitter.com/',
  facebook: 'https://facebook.com/',
  youtube: 'https://youtube.com/@',
}

/** A website or full address gets https:// where it has no scheme (seed 001 §5). */
export function normaliseAddress(text: string): string {
  return /^https?:\/\//i.test(text) ? text : `https://${text}`
}

/** A handle becomes a profile address after removing a leading @; a full address stays. Empty links are left out. */
export function normaliseSocialLinks(links: Partial<Record<string, string | null>>): SocialLinks {
  const result: SocialLinks = {}
  for (const name of SOCIAL_LINKS) {
    const text = links[name]?.trim()
    if (!text) continue
    const base = PROFILE_BASES[name]
    const isAddress = /^https?:\/\//i.test(text) || /[./]/.test(text.replace(/^@/, ''))
    result[name] =
      base && !isAddress
        ? base + encodeURIComponent(text.replace(/^@/, ''))
        : normaliseAddress(text)
  }
  return result
}
