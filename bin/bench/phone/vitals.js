/** Runs in the page, before its own scripts: what the browser itself measures of paint, shifts and presses. */
export function observeVitals() {
  const vitals = { lcp: 0, largest: '', cls: 0, shifted: '', inp: 0, slowest: '' }
  window.vitals = vitals
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  const nameOf = (element) =>
    element ? `${element.localName}.${element.getAttribute?.('class')}`.slice(0, 60) : ''
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
    vitals.largest = nameOf(entry.element)
  })
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    vitals.cls += value
    vitals.shifted ||= nameOf(sources[0]?.node)
  })
  // Of a handful of presses the slowest counts.
  const press = (entry) => {
    if (!entry.interactionId || entry.duration <= vitals.inp) return
    vitals.inp = entry.duration
    vitals.slowest = `${entry.name} ${nameOf(entry.target)}`
  }
  observe('event', press, { durationThreshold: 16 })
}
