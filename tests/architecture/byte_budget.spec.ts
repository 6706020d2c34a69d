import { stat } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

/** Before a page can be used on a phone: scripts gzipped, styles by Brotli (CONTRIBUTING.md, Bytes). */
const SCRIPT_BUDGET = 150_000
const STYLE_BUDGET = 14_600

/** What the first answer has the browser fetch at once. */
async function firstAssets(path: string) {
  const { text } = await new HttpSession().get(path)
  const named = [...text.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(named.map(([, file]) => file!))]
}

/** What is too small to be packed counts as it is. */
async function packedSize(file: string, packing: 'gz' | 'br'): Promise<number> {
  const packed = await stat(app.publicPath(`${file}.${packing}`)).catch(() => null)
  return packed?.size ?? (await stat(app.publicPath(file))).size
}

async function sizeOf(files: string[], packing: 'gz' | 'br'): Promise<number> {
  const sizes = await Promise.all(files.map((file) => packedSize(file, packing)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.group('The bytes before a page can be used', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stay within the budget on the store and product pages', async ({ assert }) => {
    const { artist, product } = await givenActiveProduct({})
    for (const path of [`/store/${artist.id}`, `/product/${product.id}`]) {
      const files = await firstAssets(path)
      const scripts = await sizeOf(
        files.filter((file) => file.endsWith('.js')),
        'gz'
      )
      const styles = await sizeOf(
        files.filter((file) => file.endsWith('.css')),
        'br'
      )
      process.stdout.write(`    ${path}: ${scripts} B of scripts, ${styles} B of styles\n`)
      assert.isAbove(scripts, 90_000, 'the page names its scripts')
      assert.isAtMost(scripts, SCRIPT_BUDGET, `scripts of ${path}`)
      assert.isAbove(styles, 0)
      assert.isAtMost(styles, STYLE_BUDGET, `styles of ${path}`)
    }
  })
})
