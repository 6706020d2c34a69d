import type { Page } from 'playwright'
import { FACTORY_PASSWORD } from '#database/factories/user_factory'

/** Fills in and sends the sign-in form that the page shows. */
export async function signIn(page: Page, { email }: { email: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The message that is shown, once one with this text is there: title and description on one line. */
export async function toastOf(page: Page, text: string): Promise<string> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(text, { exact: true }) })
  await toast.waitFor()
  return (await toast.innerText()).replace(/\s+/g, ' ').trim()
}
