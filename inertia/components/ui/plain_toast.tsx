import { useEffect } from 'react'
import { type ShownToast, toastStore } from '~/lib/toast_store'

/** A message where the script of the toasts did not come: as long as they stay, without their swipe and key. */
export function PlainToast({ toast }: { toast: ShownToast }) {
  const isLasting = toast.action !== undefined
  useEffect(() => {
    if (isLasting) return
    const timer = setTimeout(() => toastStore.close(toast.key), 5000)
    return () => clearTimeout(timer)
  }, [toast.key, isLasting])
  return (
    <div role={toast.variant === 'destructive' ? 'alert' : 'status'} className="toasts fixed z-60">
      <p className="ground-turned rounded-sm border-l-8 border-stage px-4 py-2.5">
        <b className="block">{toast.title}</b>
        {toast.description}{' '}
        {toast.action && (
          <button type="button" className="link" onClick={toast.action.onPress}>
            {toast.action.label}
          </button>
        )}
      </p>
    </div>
  )
}
