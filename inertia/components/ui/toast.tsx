import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '~/components/error_boundary'
import { lazyScript } from '~/components/lazy/lazy_script'
import { PlainToast } from '~/components/ui/plain_toast'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { type ToastMessage, toastStore } from '~/lib/toast_store'

const toastList = lazyScript('Messages', () =>
  import('~/components/ui/toast_list').then(({ ToastList }) => ToastList)
)

const nothing = () => null

/**
 * The list is fetched once the page is interactive: an earlier message stays in the store until then. Where it could
 * not be loaded, messages are shown plainly, that of a lost network first of all, and each message fetches it again.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isMounted = useIsMounted()
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, nothing)
  const list = useSyncExternalStore(toastList.subscribe, toastList.get, toastList.getServer)
  const key = toast?.key

  useEffect(() => void toastList.load(), [key])

  const plain = toast && <PlainToast key={toast.key} toast={toast} />
  return (
    <>
      {children}
      {isMounted && list.status === 'ready' && (
        <ErrorBoundary fallback={() => plain}>
          <list.Component />
        </ErrorBoundary>
      )}
      {'failure' in list && list.failure && plain}
    </>
  )
}

/** `const toast = useToast(); toast({ title: 'Item removed' })` */
export function useToast(): (message: ToastMessage) => void {
  return toastStore.show
}
