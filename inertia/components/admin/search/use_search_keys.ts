import { useEffect, useRef } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]'
const DIALOG = '[role=dialog]'

/** Calls back on Ctrl K (on a Mac also Command K), and on `/` outside of fields; on neither inside a dialog. */
export function useSearchKeys(onOpen: () => void) {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isWithin = (parts: string) =>
        event.target instanceof Element && event.target.closest(parts) !== null
      const isSlash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWithin(FIELDS)
      if (!isShortcut && !isSlash) return
      // Also inside a dialog, where the browser would search with it.
      event.preventDefault()
      if (!isWithin(DIALOG)) latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
