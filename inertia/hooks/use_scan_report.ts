import { useEffect } from 'react'
import { callApi } from '~/lib/api'

const memory = 'reported-scans'
const reported = new Set<string>()

function remembered(): string[] {
  try {
    return (sessionStorage.getItem(memory) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

function remember(code: string) {
  reported.add(code)
  try {
    sessionStorage.setItem(memory, [...new Set([...remembered(), code])].join(' '))
  } catch {
    // Without storage the loaded page alone remembers.
  }
}

/** Whether this page was brought back, as from the payment page, rather than opened. */
function isBroughtBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
}

/**
 * Counts the scan that led here, once per page visit (docs/rules/gigs-and-attribution.md#scans). A loaded page knows
 * what it reported, and one brought back knows what the tab reported before; a reload is a new visit. A failure stays
 * silent: the shopper is here to shop.
 */
export function useScanReport(code: string | null) {
  useEffect(() => {
    if (code === null || reported.has(code)) return
    const isKnown = isBroughtBack() && remembered().includes(code)
    remember(code)
    if (!isKnown)
      callApi('POST', `/api/qr-codes/${encodeURIComponent(code)}/scan`, {}).catch(() => {})
  }, [code])
}
