import { callApi, sentenceOf } from '~/lib/api'
import { leaveFor } from '~/lib/sheet_history'
import { forgetTabDrafts } from '~/lib/tab_draft'
import { toastStore } from '~/lib/toast_store'

/** A whole new page: nothing of the account stays in memory, in the history or in a half-filled form. */
export function leaveAccount() {
  forgetTabDrafts()
  leaveFor('/')
}

export async function logOut(): Promise<void> {
  try {
    await callApi('POST', '/api/logout', {})
    leaveAccount()
  } catch (error) {
    toastStore.show({
      title: 'Could not log out',
      description: sentenceOf(error),
      variant: 'destructive',
    })
  }
}
