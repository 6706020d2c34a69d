import { router } from '@inertiajs/react'
import { refreshProduct } from '~/lib/refresh_product'

type HistoryState = { page?: { component: string } } | null

const isProduct = (state: HistoryState) => state?.page?.component === 'catalog/product'

const refresh = () => refreshProduct({ 'Cache-Control': 'no-cache' })

const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')

/**
 * Asks for today's prices of a product page that comes from the history: restored by Inertia, or brought back by the
 * browser as it was left. What was typed and chosen on it stays. To be called once the page is mounted; steps that restore
 * nothing (`sheet_history`, `history_owner`) do not come here.
 */
export function watchRestored() {
  let isRestored = false
  window.addEventListener('popstate', ({ state }) => {
    isRestored = isProduct(state)
  })
  router.on('navigate', () => {
    if (isRestored) refresh()
    isRestored = false
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isProduct(window.history.state)) refresh()
  })
  if (isFromHistory() && isProduct(window.history.state)) refresh()
}
