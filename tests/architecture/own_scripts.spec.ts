import { test } from '@japa/runner'
import { inlineScriptHashes } from '#core/http/page_policy'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

const addressOf = (tag: string) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1]

test.group('The scripts of a page', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are our own: none of the payment provider’s can fail to load, and none would be let in', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    for (const path of ['/', `/product/${product.id}`, '/checkout', '/checkout/success']) {
      const { headers, text } = await new HttpSession().get(path)
      const policy = headers.get('content-security-policy')!.split(';')
      const allowed = policy.find((rule) => rule.trim().startsWith('script-src '))!
      // Nothing but our own files, and the inline scripts that the policy names by their hashes.
      const hashes = inlineScriptHashes(text)
      assert.isNotEmpty(hashes, path)
      assert.equal(allowed.trim(), ["script-src 'self'", ...hashes].join(' '), path)
      assert.isEmpty(text.match(/<style|<[a-z][^>]* on[a-z]+=/gi) ?? [], path)
      const tags = text.match(/<script[^>]*>|<link[^>]*rel="modulepreload"[^>]*>/g)!
      const addresses = tags.flatMap((tag) => addressOf(tag) ?? [])
      assert.isNotEmpty(addresses, path)
      for (const address of addresses) assert.match(address, /^\/assets\//, path)
    }
  }).tags(['ERR-3'])
})
