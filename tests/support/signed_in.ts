import type { Page } from 'playwright'
import { FACTORY_PASSWORD } from '#database/factories/user_factory'

/** Who the shop takes the person in this browser for; null when signed out. */
export async function accountOf(page: Page): Promise<{ email: string; userType: string } | null> {
  const answer = await page.request.get('/api/auth/user')
  return answer.ok() ? ((await answer.json()) as { email: string; userType: string }) : null
}

/** Signs this browser in as the demo account of a role; its page is left on /dev/roles. */
export async function takeRole(page: Page, role: 'fan' | 'artist' | 'admin') {
  await page.goto('/dev/roles')
  await post(page, '/api/dev/set-role', { role })
}

/** Signs this browser in by the loginPath of the account's role; the page it shows knows nothing of it yet. */
export async function signInAs(page: Page, account: { email: string | null; userType: string }) {
  const loginPath = account.userType === 'artist' ? '/api/login/artist' : '/api/login'
  await post(page, loginPath, { email: account.email, password: FACTORY_PASSWORD })
}

/** Signs this browser in without the sign-in form, and opens `path`. */
export async function signInAndOpen(
  page: Page,
  account: { email: string | null; userType: string },
  path: string
) {
  await signInAs(page, account)
  await page.goto(path)
}

async function post(page: Page, path: string, data: object) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await page.request.post(path, { data, headers })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
}
