import type { Page } from 'playwright'

/** Who the shop takes the person in this browser for; null when signed out. */
export async function accountOf(page: Page): Promise<{ email: string; userType: string } | null> {
  const answer = await page.request.get('/api/auth/user')
  return answer.ok() ? ((await answer.json()) as { email: string; userType: string }) : null
}

/** Signs this browser in as the demo account of a role; its page is left on /dev/roles. */
export async function takeRole(page: Page, role: 'fan' | 'artist' | 'admin') {
  await page.goto('/dev/roles')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value
  await page.request.post('/api/dev/set-role', {
    data: { role },
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  })
}
