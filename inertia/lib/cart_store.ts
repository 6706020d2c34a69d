import { type CartLine, repairCart } from '~/lib/cart_lines'

const storageKey = 'cart'
const empty: CartLine[] = []

let raw: string | null = null
let lines: CartLine[] = empty
let isOpen = false
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return raw
  }
}

/** The same list for as long as storage holds the same text: React compares by identity. */
function currentLines(): CartLine[] {
  const stored = readStorage()
  if (stored === raw) return lines
  raw = stored
  lines = repairCart(stored)
  return lines
}

function save(next: CartLine[]) {
  lines = next
  raw = JSON.stringify(next)
  try {
    localStorage.setItem(storageKey, raw)
  } catch {
    // Storage is full or forbidden: the cart then lives as long as the page.
  }
  notify()
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === storageKey || key === null) notify()
}

/** What the visitor is about to buy: kept in the browser, shared by its tabs (seed 000 §4). */
export const cartStore = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
    }
  },
  lines: currentLines,
  /** The server knows no cart: the first paint in the browser agrees with it. */
  serverLines: () => empty,
  change: (edit: (lines: CartLine[]) => CartLine[]) => save(edit(currentLines())),
  isOpen: () => isOpen,
  setOpen(open: boolean) {
    isOpen = open
    notify()
  },
}
