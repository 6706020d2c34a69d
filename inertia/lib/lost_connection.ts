import { router } from '@inertiajs/react'
import { sayNoConnection } from '~/lib/network'
import { ScriptUnavailable } from '~/lib/script_loader'

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
  router.on('networkError', ({ detail: { error } }) => {
    // Said where the page's script was asked for: a page fetched ahead is not under way when it is pressed.
    if (error instanceof ScriptUnavailable) return false
    if (!underWay) return true
    sayNoConnection()
    return false
  })
}
