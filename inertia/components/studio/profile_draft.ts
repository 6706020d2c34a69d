import { emptyProfile, type ProfileField, type ProfileForm } from '~/components/studio/profile_form'
import { tabDraft } from '~/lib/tab_draft'

type Draft = { accountId: number | null; typed: Partial<ProfileForm> }

function repair(stored: object): Draft {
  const { accountId, typed } = stored as Draft
  const usable = Object.entries(typed).filter(
    ([field, value]) => field in emptyProfile && typeof value === 'string'
  )
  return { accountId, typed: Object.fromEntries(usable) }
}

const empty: Draft = { accountId: null, typed: {} }
const draft = tabDraft({ storageKey: 'profile-draft', empty, repair })

/** What was typed into the set-up form, kept for its account until the profile is made. */
export const profileDraft = {
  ...draft,
  change(accountId: number | null, field: ProfileField, value: string) {
    const { accountId: owner, typed } = draft.get()
    draft.write({ accountId, typed: { ...(owner === accountId ? typed : {}), [field]: value } })
  },
}
