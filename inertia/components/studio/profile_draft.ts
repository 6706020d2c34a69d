import { emptyProfile, type ProfileField, type ProfileForm } from '~/components/studio/profile_form'

/** What was typed into the set-up form, kept for this tab and its account until the profile is made. */
type Draft = { accountId: number | null; typed: Partial<ProfileForm> }

const storageKey = 'profile-draft'
const empty: Draft = { accountId: null, typed: {} }
let draft: Draft | null = null
const listeners = new Set<() => void>()

function read(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null
    if (!stored) return empty
    const usable = Object.entries(stored.typed).filter(
      ([field, value]) => field in emptyProfile && typeof value === 'string'
    )
    return { accountId: stored.accountId, typed: Object.fromEntries(usable) }
  } catch {
    return empty
  }
}

function write(next: Draft) {
  draft = next
  try {
    if (next === empty) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Without storage it lives as long as the page.
  }
  for (const listener of listeners) listener()
}

export const profileDraft = {
  get: () => (draft ??= read()),
  /** The server knows nothing of it: the first paint in the browser agrees. */
  serverDraft: () => empty,
  change(accountId: number | null, field: ProfileField, value: string) {
    const { accountId: owner, typed } = profileDraft.get()
    write({ accountId, typed: { ...(owner === accountId ? typed : {}), [field]: value } })
  },
  forget: () => write(empty),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
