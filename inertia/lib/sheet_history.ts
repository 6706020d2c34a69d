import { router } from '@inertiajs/react'

/** A sheet that covers the page; `close` closes it as its own button would. */
export type Sheet = { close: () => void }

/** The open sheets, the topmost last. */
const open: Sheet[] = []
/** The address under each history entry that was added for them. */
let steps: string[] = []
/** The address of a page that has the entry of a closed sheet after it: Forward does nothing there. */
let ahead: string | null = null
/** Whether this module is going back: the browser's event about it is no press of Back. */
let isGoingBack = false
/** The visit in progress that replaces the topmost entry, if it arrives. */
let leaving: string | null = null
/** Whether another document is loading: a history change of ours would cancel that. */
let isLeavingForGood = false

function goBack(count: number) {
  isGoingBack = true
  window.history.go(-count)
}

function dropSteps(count: number) {
  ahead = steps.at(-count) ?? null
  steps = steps.slice(0, -count)
}

function takeBack(count: number) {
  dropSteps(count)
  goBack(count)
}

/**
 * Adds or removes entries until there are as many as sheets. An entry carries Inertia's own state, so that its page can
 * be restored.
 */
function settle() {
  if (isGoingBack || isLeavingForGood || leaving !== null) return
  if (steps.length > open.length) return takeBack(steps.length - open.length)
  while (steps.length < open.length) {
    window.history.pushState(window.history.state, '')
    steps = [...steps, window.location.href]
    ahead = null
  }
}

const settleSoon = () => queueMicrotask(settle)

/** Handles a press of Back; ignores a step to another address. */
function hearBack(event: PopStateEvent) {
  if (isGoingBack) {
    isGoingBack = false
    event.stopImmediatePropagation()
    return settle()
  }
  const { href } = window.location
  if (steps.length === 0) {
    if (ahead !== href) return
    event.stopImmediatePropagation()
    return goBack(1)
  }
  if (steps.at(-1) !== href) {
    steps = []
    for (const sheet of open.toReversed()) sheet.close()
    return
  }
  event.stopImmediatePropagation()
  dropSteps(1)
  if (leaving !== null) router.cancelAll()
  open.at(-1)?.close()
}

/** A page that was opened from a sheet follows in the history directly after the page under the sheet. */
function watchVisits() {
  router.on('before', ({ detail: { visit } }) => {
    const isHere = visit.url.href === window.location.href
    if (steps.length === 0 || isHere || visit.async || visit.prefetch) return
    if (steps.length > 1) takeBack(steps.length - 1)
    visit.replace = true
    leaving = visit.id
  })
  router.on('navigate', () => {
    ahead = null
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.id !== leaving) return
    leaving = null
    if (steps.at(-1) !== window.location.href) steps = []
    settleSoon()
  })
}

/**
 * To be called before Inertia starts: window calls its listeners in the order in which they were added, and Inertia
 * would render the same page again, without what was chosen on it and without the focus.
 */
export function watchHistory() {
  window.addEventListener('popstate', hearBack)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeavingForGood = false
    settleSoon()
  })
  watchVisits()
}

/** Adds a history entry, which Back removes; returns a function to call when the sheet is closed or gone. */
export function coverPage(sheet: Sheet): () => void {
  open.push(sheet)
  settleSoon()
  return () => {
    const at = open.indexOf(sheet)
    if (at >= 0) open.splice(at, 1)
    settleSoon()
  }
}

/** Leaves for another document; a sheet that was open is not in the history on the way back from there. */
export function leaveFor(address: string) {
  isLeavingForGood = true
  if (steps.length > 0) window.location.replace(address)
  else window.location.assign(address)
}
