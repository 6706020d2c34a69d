import { test } from '@japa/runner'
import { contactAddress } from '#config/contact'

test('The contact page links the address to write to', async ({ assert, client }) => {
  const page = await client.get('/contact')
  page.assertStatus(200)
  assert.include(page.text(), `href="mailto:${contactAddress}"`)
})
