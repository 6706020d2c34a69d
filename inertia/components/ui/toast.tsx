import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { type ToastMessage, toastStore } from '~/lib/toast_store'

const ToastShelf = lazy(() =>
  import('~/components/ui/toast_shelf').then((module) => ({ default: module.ToastShelf }))
)

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false

/** The shelf is fetched once the page can be used: a message that comes before it waits in the store. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isMounted = useSyncExternalStore(never, inBrowser, onServer)
  return (
    <>
      {children}
      {isMounted && (
        <Suspense fallback={null}>
          <ToastShelf />
        </Suspense>
      )}
    </>
  )
}

/** `const toast = useToast(); toast({ title: 'Item removed' })` */
export function useToast(): (message: ToastMessage) => void {
  return toastStore.show
}
