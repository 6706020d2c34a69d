import { toastStore } from '~/lib/toast_store'

const timeout = 5000

/** The status of an answer to HEAD, or null where none came: the network is down, or the server is. */
export async function statusOf(address: string): Promise<number | null> {
  if (!navigator.onLine) return null
  try {
    const signal = AbortSignal.timeout(timeout)
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return status
  } catch {
    return null
  }
}

/**
 * Whether the shop can be reached. A navigation without a network would replace the page by the browser's error page.
 */
export async function isReachable(): Promise<boolean> {
  return (await statusOf('/health')) !== null
}

export function sayNoConnection() {
  toastStore.show({
    title: 'No connection',
    description: 'Please check your network and try again.',
    variant: 'destructive',
  })
}

/**
 * Runs an action that leaves or reloads the document only where the shop can be reached, and shows a message otherwise.
 */
export async function whenReachable(leave: () => void): Promise<boolean> {
  const reachable = await isReachable()
  if (reachable) leave()
  else sayNoConnection()
  return reachable
}
