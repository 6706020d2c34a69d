import { expect } from '#tests/support/expect'
import { test } from '@japa/runner'
import { resetDatabase } from '#tests/support/reset_database'

const PAGES = [
  { path: '/login', kind: 'current-password' },
  { path: '/register', kind: 'new-password' },
] as const

test.group('A field for a password', (group) => {
  group.each.setup(resetDatabase)

  test('at {path} hides what is typed until asked to show it, and takes what is pasted')
    .with([...PAGES])
    .run(async ({ visit }, { path, kind }) => {
      const page = await visit(path)
      const field = page.getByLabel('Password', { exact: true })
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveAttribute('autocomplete', kind)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate(() => navigator.clipboard.writeText('crowd surfing badger'))
      await field.focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(field).toHaveValue('crowd surfing badger')
      await page.getByLabel('Show password').check()
      await expect(field).toHaveAttribute('type', 'text')
    })
})
