/** The five links of a profile (RULINGS.md, Screens). */
const SOCIAL_LINKS = ['instagram', 'twitter', 'facebook', 'youtube', 'otherLink'] as const

export type SocialLinks = Partial<Record<(typeof SOCIAL_LINKS)[number], string>>

const PROFILE_BASES: Partial<Record<(typeof SOCIAL_LINKS)[number], string>> = {
  instagram: 'https://instagram.com/',
  twitter: 'https://twitter.com/',
  facebook: 'https://facebook.com/',
  youtube: 'https://youtube.com/@',
}

/** Whether a person could follow it: an https or http address on a host of the web, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text)) return false
  const url = URL.parse(normaliseAddress(text))
  return !!url && /^https?:$/.test(url.protocol) && !url.username && /\.[a-z]/i.test(url.hostname)
}

/** A handle as the networks allow them, with or without the @, or a full address. */
export function isHandleOrAddress(text: string): boolean {
  return /^@?[\p{L}\p{N}._-]{1,60}$/u.test(text) || isWebAddress(text)
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
