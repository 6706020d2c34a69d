/** The five links of a profile (docs/rules/interface.md#profile-links). */
const SOCIAL_LINKS = ['instagram', 'twitter', 'facebook', 'youtube', 'otherLink'] as const

export type SocialLinks = Partial<Record<(typeof SOCIAL_LINKS)[number], string>>

type SocialLinkTexts = Partial<Record<string, string | null>>

const HANDLE = /^@?[\p{L}\p{N}._-]{1,60}$/u

const PROFILE_BASES: Partial<Record<(typeof SOCIAL_LINKS)[number], string>> = {
  instagram: 'https://instagram.com/',
  twitter: 'https://x.com/',
  facebook: 'https://facebook.com/',
  youtube: 'https://youtube.com/@',
}

/** Whether a person could follow it: an https or http address on a host of the web, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false
  const url = URL.parse(normaliseAddress(text))
  return !!url && /^https?:$/.test(url.protocol) && !url.username && /\.[a-z]/i.test(url.hostname)
}

/** A handle as the networks allow them, with or without the @, or a full address. */
export function isHandleOrAddress(text: string): boolean {
  return HANDLE.test(text) || isWebAddress(text)
}

/**
 * A website or full address gets https:// where it has no scheme. However many slashes it begins with, it
 * names the host that a browser would go to.
 */
export function normaliseAddress(text: string): string {
  const [, scheme = 'https:', rest] = /^(https?:(?=\/))?[/\\]*(.*)$/is.exec(text)!
  return `${scheme}//${rest}`
}

/** A handle becomes a profile address after removing a leading @; a full address stays. Empty links are left out. */
export function normaliseSocialLinks(links: SocialLinkTexts): SocialLinks {
  const result: SocialLinks = {}
  for (const name of SOCIAL_LINKS) {
    const text = links[name]?.trim()
    if (text) result[name] = normaliseLink(PROFILE_BASES[name], text)
  }
  return result
}

/** The links as they are with those that were sent in their place; a sent one without text is taken off. */
export function mergeSocialLinks(kept: SocialLinks, sent: SocialLinkTexts): SocialLinks {
  const unsent = Object.entries(kept).filter(
    ([name]) => !(name in sent) || sent[name] === undefined
  )
  return { ...Object.fromEntries(unsent), ...normaliseSocialLinks(sent) }
}

function normaliseLink(base: string | undefined, text: string): string {
  if (!base || !HANDLE.test(text) || isOwnHost(base, text)) return normaliseAddress(text)
  return base + encodeURIComponent(text.replace(/^@/, ''))
}

/** Handles may have dots in them, as hosts do: `instagram.com` alone is the network itself. */
function isOwnHost(base: string, text: string): boolean {
  return new URL(base).hostname === text.replace(/^www\./i, '').toLowerCase()
}
