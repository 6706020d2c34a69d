import { callApi, sentenceOf } from '~/lib/api'
import { toastStore } from '~/lib/toast_store'

/** A whole new page afterwards: nothing of the account stays in memory or in the history. */
export async function logOut(): Promise<void> {
  try {
    await callApi('POST', '/api/logout', {})
    window.location.assign('/')
  } catch (error) {
    toastStore.show({
      title: 'Could not log out',
      description: sentenceOf(error),
      variant: 'destructive',
    })
  }
}
