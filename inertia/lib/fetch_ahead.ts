type Connection = { saveData?: boolean; effectiveType?: string }

/** Scripts that may be needed next, in the order in which they were named. */
const waiting: (() => Promise<unknown>)[] = []
let isUnderWay = false

/** Whether to prefetch: not with data saver on, and not on a slow network. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!navigator.onLine || connection?.saveData) return false
  return !/2g$/.test(connection?.effectiveType ?? '')
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Fetches one after the other, so that a press of the user meanwhile does not queue behind all of them. */
async function work() {
  if (isUnderWay) return
  isUnderWay = true
  await loaded()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await idle()
    if (isWelcome()) await next().catch(() => {})
  }
  isUnderWay = false
}

/**
 * Prefetches a script when the page is idle; one that fails to load is fetched when it is needed. `isNext` puts it before
 * all others.
 */
export function fetchAhead(load: () => Promise<unknown>, { isNext = false } = {}) {
  if (isNext) waiting.unshift(load)
  else waiting.push(load)
  void work()
}
