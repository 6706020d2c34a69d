import { callApi, sentenceOf } from '~/lib/api'
import { leaveFor } from '~/lib/sheet_history'
import { toastStore } from '~/lib/toast_store'

/** A whole new page: nothing of the account stays in memory, in the history or in a half-filled checkout. */
export async function leaveAccount(): Promise<void> {
  const { checkoutDraft } = await import('~/lib/checkout_draft')
  checkoutDraft.forget()
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
