import { emptyProfile, type ProfileForm } from '~/components/studio/profile_form'

const storageKey = 'profile-draft'

/** What was typed into the set-up form, kept for this tab and this account until the profile is made. */
export const profileDraft = {
  read(accountId: number | null): Partial<ProfileForm> {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
        accountId: number
        typed: Record<string, unknown>
      } | null
      if (!stored || stored.accountId !== accountId) return {}
      const usable = Object.entries(stored.typed).filter(
        ([field, value]) => field in emptyProfile && typeof value === 'string'
      )
      return Object.fromEntries(usable)
    } catch {
      return {}
    }
  },

  keep(accountId: number | null, typed: ProfileForm) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ accountId, typed }))
    } catch {
      // Without storage it lives as long as the page.
    }
  },

  forget() {
    try {
      sessionStorage.removeItem(storageKey)
    } catch {
      // There is nothing kept either.
    }
  },
}
