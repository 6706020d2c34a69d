import type { CartLine } from '~/lib/cart_lines'
import { repairCart } from '~/lib/cart_repair'

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

function write(next: CartLine[]) {
  lines = next
  raw = JSON.stringify(next)
  try {
    localStorage.setItem(storageKey, raw)
  } catch {
    // Storage is full or forbidden: the cart then lives as long as the page.
  }
}

/** A damaged or foreign value is put right in storage too, for whoever reads it next. */
function repairStorage() {
  const stored = readStorage()
  if (stored !== null && stored !== JSON.stringify(currentLines())) write(lines)
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === storageKey || key === null) notify()
}

/** A page that the browser kept in its history has slept through what other tabs did. */
function wakeUp({ persisted }: PageTransitionEvent) {
  if (persisted) notify()
}

/** What the visitor is about to buy: kept in the browser, shared by its tabs (seed 000 §4). */
export const cartStore = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) {
      repairStorage()
      window.addEventListener('storage', followOtherTabs)
      window.addEventListener('pageshow', wakeUp)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', followOtherTabs)
      window.removeEventListener('pageshow', wakeUp)
    }
  },
  lines: currentLines,
  /** The server knows no cart: the first paint in the browser agrees with it. */
  serverLines: () => empty,
  change(edit: (lines: CartLine[]) => CartLine[]) {
    write(edit(currentLines()))
    notify()
  },
  isOpen: () => isOpen,
  setOpen(open: boolean) {
    isOpen = open
    notify()
  },
}
