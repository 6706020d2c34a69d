import type { Page } from 'playwright'

/** What a fan types to buy, by the labels of the form for the United Kingdom. */
export const TYPED_ADDRESS = {
  'Full name': 'Nia Front-Row',
  'Email': 'nia@example.test',
  'Street address': '1 Stage Road',
  'City': 'Leeds',
  'County (optional)': 'West Yorkshire',
  'Postcode': 'LS1 1AA',
}

export async function fillAddress(page: Page) {
  for (const [label, value] of Object.entries(TYPED_ADDRESS)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}
