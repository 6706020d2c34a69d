import { socialSignIn } from '#config/ally'

export const SOCIAL_PROVIDERS = ['google', 'spotify', 'github'] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

const LABELS: Record<SocialProvider, string> = {
  google: 'Google',
  spotify: 'Spotify',
  github: 'GitHub',
}

export function isSocialProvider(value: unknown): value is SocialProvider {
  return SOCIAL_PROVIDERS.includes(value as SocialProvider)
}

/** A provider without keys shows no button and has no address. */
export function hasKeys(provider: SocialProvider): boolean {
  const { clientId, clientSecret } = socialSignIn[provider]
  return clientId !== '' && clientSecret !== ''
}

/** The buttons on the sign-in pages. */
export function socialButtons(): { provider: SocialProvider; label: string }[] {
  return SOCIAL_PROVIDERS.filter(hasKeys).map((provider) => ({ provider, label: LABELS[provider] }))
}

export function labelOf(provider: SocialProvider): string {
  return LABELS[provider]
}
