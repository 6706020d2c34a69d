import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '~/components/error_boundary'
import { lazyScript } from '~/components/lazy/lazy_script'
import { PlainToast } from '~/components/ui/plain_toast'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { type ToastMessage, toastStore } from '~/lib/toast_store'

const toastShelf = lazyScript('Messages', () =>
  import('~/components/ui/toast_shelf').then(({ ToastShelf }) => ToastShelf)
)

const nothing = () => null

/**
 * The shelf is fetched once the page can be used: a message that comes before it waits in the store. Where it did not
 * come, messages are shown plainly, that of a lost network first of all, and each asks for it anew.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isMounted = useIsMounted()
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, nothing)
  const shelf = useSyncExternalStore(toastShelf.subscribe, toastShelf.get, toastShelf.getServer)
  const key = toast?.key

  useEffect(() => void toastShelf.load(), [key])

  const plain = toast && <PlainToast key={toast.key} toast={toast} />
  return (
    <>
      {children}
      {isMounted && shelf.status === 'ready' && (
        <ErrorBoundary fallback={() => plain}>
          <shelf.Component />
        </ErrorBoundary>
      )}
      {'failure' in shelf && shelf.failure && plain}
    </>
  )
}

/** `const toast = useToast(); toast({ title: 'Item removed' })` */
export function useToast(): (message: ToastMessage) => void {
  return toastStore.show
}
