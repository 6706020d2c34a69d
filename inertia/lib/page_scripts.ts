import type { Page } from '@inertiajs/core'
import { sayNoConnection } from '~/lib/network'
import { mayReload } from '~/lib/reload_guard'
import { ScriptUnavailable } from '~/lib/script_loader'
import { toastStore } from '~/lib/toast_store'

declare global {
  interface Window {
    /** Says beside a page without its scripts that it is one (inertia_layout.edge). */
    scriptsFailed?: () => void
  }
}

let isFirst = true

/**
 * The script of a page. Where it does not come, the page before stays and says why; where a deployment has removed it,
 * the browser goes to the page as a new document.
 */
export async function importPage<T>(load: () => Promise<T>, page?: Page): Promise<T> {
  const wasFirst = isFirst
  isFirst = false
  try {
    return await load()
  } catch (error) {
    if (!wasFirst) tell(error, page)
    throw error
  }
}

function tell(error: unknown, page?: Page) {
  const reason = error instanceof ScriptUnavailable ? error.reason : 'broken'
  if (reason === 'offline') return sayNoConnection()
  if (page && mayReload()) return window.location.assign(page.url)
  toastStore.show({
    title: 'That page didn’t load',
    description: 'Please try again.',
    variant: 'destructive',
  })
}

/** The page stands as the server sent it, and nothing on it hears a press. */
export function showFirstPageFailed(error: unknown) {
  const isGone = error instanceof ScriptUnavailable && error.reason === 'gone'
  if (isGone && mayReload()) window.location.reload()
  else window.scriptsFailed?.()
}
