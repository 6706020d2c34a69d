import type { UserType } from '#identity/user_type'

const withArticle: Record<UserType, string> = {
  fan: 'a fan',
  artist: 'an artist',
  admin: 'an admin',
}

/** The login page for this type of account; admins can use either. */
export function loginPageFor(search: string): { label: string; href: string } {
  return new URLSearchParams(search).get('actual') === 'artist'
    ? { label: 'Artist login', href: '/login/artist' }
    : { label: 'Log in', href: '/login' }
}

/** The words after a wrong login page, or nothing: text from an address is never shown as it came. */
export function roleMismatchSentence(search: string): string | null {
  const query = new URLSearchParams(search)
  const requested = query.get('requested') ?? ''
  const actual = query.get('actual') ?? ''
  if (
    query.get('error') !== 'role_mismatch' ||
    !Object.hasOwn(withArticle, requested) ||
    !Object.hasOwn(withArticle, actual)
  )
    return null
  return `You tried to access the ${requested} area, but your account is registered as ${withArticle[actual as UserType]}. Please use the correct login for your account type.`
}
