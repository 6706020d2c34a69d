import { callApi, sentenceOf } from '~/lib/api'
import { toastStore } from '~/lib/toast_store'

/** A whole new page afterwards: nothing of the account stays in memory, in the history or in a half-filled checkout. */
export async function logOut(): Promise<void> {
  try {
    const { checkoutDraft } = await import('~/lib/checkout_draft')
    await callApi('POST', '/api/logout', {})
    checkoutDraft.forget()
    window.location.assign('/')
  } catch (error) {
    toastStore.show({
      title: 'Could not log out',
      description: sentenceOf(error),
      variant: 'destructive',
    })
  }
}
