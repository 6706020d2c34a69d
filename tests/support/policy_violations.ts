import type { Page } from 'playwright'

const violations: string[] = []

/** Remembers what the browser refused because of the page's Content-Security-Policy. */
export function watchPolicy(page: Page) {
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text()))
      violations.push(`${page.url()}: ${message.text()}`)
  })
}

/** Fails a test whose pages did what their policy refuses. To be called after each test. */
export function assertNoPolicyViolations() {
  const [first] = violations.splice(0)
  if (first) throw new Error(first)
}
