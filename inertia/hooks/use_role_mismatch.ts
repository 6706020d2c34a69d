import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { loginPageFor, roleMismatchSentence } from '~/lib/role_mismatch'
import { toastStore } from '~/lib/toast_store'

/** Says once that the other login page was meant, then takes the reason out of the address. */
export function useRoleMismatch() {
  useEffect(() => {
    const { search } = window.location
    if (!new URLSearchParams(search).has('error')) return
    const description = roleMismatchSentence(search)
    if (description) {
      const { label, href } = loginPageFor(search)
      const action = { label, onPress: () => router.visit(href) }
      toastStore.show({ title: 'Access Denied', description, variant: 'destructive', action })
    }
    router.replace({ url: '/', preserveScroll: true, preserveState: true })
  }, [])
}
