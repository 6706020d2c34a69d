/** The links of a profile (docs/rules/interface.md#profile-links). */
const SOCIAL_LINKS = ['instagram', 'twitter', 'facebook', 'youtube', 'otherLink'] as const

export type SocialLinks = Partial<Record<(typeof SOCIAL_LINKS)[number], string>>

type Network = Exclude<keyof SocialLinks, 'otherLink'>

type SocialLinkTexts = Partial<Record<string, string | null>>

const HANDLE = /^@?[\p{L}\p{N}._-]{1,60}$/u

/** By network: the address that a handle is added to, and its hosts with their subdomains; messages name the first. */
const NETWORKS: Record<Network, { base: string; hosts: [string, ...string[]] }> = {
  instagram: { base: 'https://instagram.com/', hosts: ['instagram.com'] },
  twitter: { base: 'https://x.com/', hosts: ['x.com', 'twitter.com'] },
  facebook: { base: 'https://facebook.com/', hosts: ['facebook.com', 'fb.com'] },
  youtube: { base: 'https://youtube.com/@', hosts: ['youtube.com', 'youtu.be'] },
}

export const mainHostOf = (network: Network): string => NETWORKS[network].hosts[0]

/** Whether a person could follow it: an https or http address on a host of the web, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false
  const url = URL.parse(normaliseAddress(text))
  return !!url && /^https?:$/.test(url.protocol) && !url.username && /\.[a-z]/i.test(url.hostname)
}

/**
 * A handle as the networks allow them, with or without the @, or an address of this network: a link that is named after a
 * network leads nowhere else.
 */
export function isHandleOrAddressOf(network: Network, text: string): boolean {
  if (HANDLE.test(text)) return true
  return isWebAddress(text) && isHostOf(network, new URL(normaliseAddress(text)).host)
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
    if (text) result[name] = name === 'otherLink' ? normaliseAddress(text) : profileOf(name, text)
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

/** Handles may have dots in them, as hosts do: `instagram.com` alone is the network itself. */
function profileOf(network: Network, text: string): string {
  if (HANDLE.test(text) && !isHostOf(network, text.toLowerCase()))
    return NETWORKS[network].base + encodeURIComponent(text.replace(/^@/, ''))
  return normaliseAddress(text).replace(/^http:/i, 'https:')
}

/** @param host in lower case; with a port it is none of theirs */
function isHostOf(network: Network, host: string): boolean {
  return NETWORKS[network].hosts.some((own) => host === own || host.endsWith(`.${own}`))
}
