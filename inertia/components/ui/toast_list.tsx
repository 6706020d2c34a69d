import { CircleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useSyncExternalStore } from 'react'
import { Button, buttonClass } from '~/components/ui/button'
import { cn } from '~/lib/classes'
import { toastStore } from '~/lib/toast_store'

const nothing = () => null

/** What was wrong with a form is no longer true of the one that is sent again. */
function dropRefusal() {
  if (toastStore.get()?.variant === 'destructive') toastStore.clear()
}

/** Shows messages: one at a time for five seconds, or until closed where something can be done, swiped away to the right at 50 px, reached by F8. */
export function ToastList() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, nothing)
  useEffect(() => {
    document.addEventListener('submit', dropRefusal, true)
    return () => document.removeEventListener('submit', dropRefusal, true)
  }, [])
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Radix.Root
          key={toast.key}
          {...(toast.action && { duration: Infinity })}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && toastStore.close(toast.key)}
          className={cn(
            'toast ground-turned pointer-events-auto flex touch-pan-y items-center gap-3 rounded-sm border-l-8 py-2.5 pr-2 pl-4',
            toast.variant === 'destructive' ? 'border-bad' : 'border-stage'
          )}
        >
          {toast.variant === 'destructive' && (
            <CircleAlert aria-hidden className="size-6 shrink-0 text-bad" />
          )}
          <div className="min-w-0 flex-1 py-1">
            <Radix.Title className="font-bold">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="leading-snug">{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action asChild altText={toast.action.label}>
              <Button size="slim" onClick={toast.action.onPress}>
                {toast.action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Close"
            className={buttonClass({ variant: 'quiet', size: 'icon' })}
          >
            <X aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="toasts fixed z-60 outline-offset-4"
      />
    </Radix.Provider>
  )
}
