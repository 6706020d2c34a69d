import { useEffect, useRef } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable], [role=dialog]'

/** Calls back on Ctrl K (on a Mac also Command K), and on `/` outside of fields and dialogs. */
export function useSearchKeys(onOpen: () => void) {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isFree = !(event.target instanceof Element && event.target.closest(FIELDS))
      const isSlash =
        event.key === '/' && isFree && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
