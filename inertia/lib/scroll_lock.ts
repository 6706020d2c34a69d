import { useEffect } from 'react'

let locks = 0

/** Takes the page's scroll bar away; the room that it took stays free, so that nothing moves. */
function lock() {
  locks += 1
  if (locks > 1) return
  const { body, documentElement } = document
  const width = window.innerWidth - documentElement.clientWidth
  if (width > 0) body.style.marginRight = `${width}px`
  body.dataset.scrollLocked = ''
}

function unlock() {
  locks -= 1
  if (locks > 0) return
  document.body.style.marginRight = ''
  delete document.body.dataset.scrollLocked
}

/**
 * Stands in for the package react-remove-scroll-bar, with which Radix locks the page's scrolling behind a dialog (see the
 * aliases in vite.config.ts). That package sets a variable that every element inherits, so that the browser computes the
 * style of all of them again: a tenth of a second on a cheap phone, at each opening and closing.
 */
export function RemoveScrollBar() {
  useEffect(() => {
    lock()
    return unlock
  }, [])
  return null
}
