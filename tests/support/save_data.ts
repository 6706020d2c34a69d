import type { Page } from 'playwright'

/** From its next document on, the page believes that its visitor saves data: nothing is fetched ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  )
