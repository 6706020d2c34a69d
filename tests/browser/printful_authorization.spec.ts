import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'

const { settings } = printfulSandbox

const PAGE = '/sandbox/printful/oauth/authorize'

test.group('Browser: the authorization page of the stand-in for Printful', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => printfulSandbox.forgetEverything())

  const addressWith = (back: string) =>
    `${PAGE}?${new URLSearchParams({ client_id: settings.clientId, state: 'here', redirect_url: back })}`

  for (const [button, success] of [
    ['Allow', '1'],
    ['Refuse', '0'],
  ] as const) {
    test(`${button} leads back to the shop`, async ({ assert, visit }) => {
      const page = await visit('/browse')
      const back = new URL('/browse?from=printful', page.url()).href
      await page.goto(addressWith(back))
      await page.getByText('nothing is printed').waitFor()
      await assertAccessible(page, assert)
      await page.getByRole('button', { name: button }).press('Enter')
      await page.waitForURL((url) => url.searchParams.get('success') === success)
      const { searchParams: parameters } = new URL(page.url())
      assert.deepEqual([parameters.get('from'), parameters.get('state')], ['printful', 'here'])
      assert.equal(parameters.has('code'), button === 'Allow')
    })
  }
})
