import type { Page } from 'playwright'

/** Who the shop takes the person in this browser for; null when signed out. */
export async function accountOf(page: Page): Promise<{ email: string; userType: string } | null> {
  const answer = await page.request.get('/api/auth/user')
  return answer.ok() ? ((await answer.json()) as { email: string; userType: string }) : null
}
