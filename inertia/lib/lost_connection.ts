import { router } from '@inertiajs/react'
import { toastStore } from '~/lib/toast_store'

/** A visit that finds no network says so and leaves the page as it is; what is only fetched ahead fails without a word. */
export function watchConnection() {
  let underWay: string | null = null
  router.on('before', ({ detail: { visit } }) => !visit.prefetch || navigator.onLine)
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.prefetch) underWay = visit.id
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.id === underWay) underWay = null
  })
  router.on('networkError', () => {
    if (!underWay) return true
    toastStore.show({
      title: 'No connection',
      description: 'Please check your network and try again.',
      variant: 'destructive',
    })
    return false
  })
}
