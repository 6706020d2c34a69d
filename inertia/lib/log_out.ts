import { callApi, sentenceOf } from '~/lib/api'
import { leaveFor } from '~/lib/sheet_history'
import { toastStore } from '~/lib/toast_store'

/** A whole new page: nothing of the account stays in memory, in the history or in a half-filled form. */
export async function leaveAccount(): Promise<void> {
  const [{ checkoutDraft }, { formDrafts }] = await Promise.all([
    import('~/lib/checkout_draft'),
    import('~/lib/form_drafts'),
  ])
  checkoutDraft.forget()
  formDrafts.forget()
  leaveFor('/')
}

export async function logOut(): Promise<void> {
  try {
    await callApi('POST', '/api/logout', {})
    await leaveAccount()
  } catch (error) {
    toastStore.show({
      title: 'Could not log out',
      description: sentenceOf(error),
      variant: 'destructive',
    })
  }
}
