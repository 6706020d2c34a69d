import { test } from '@japa/runner'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'

const FAULTS = [
  {
    fault: 'a button without a name',
    html: '<button></button>',
    rule: 'button-name',
    theme: 'light',
  },
  {
    fault: 'words that are hard to read in the light',
    html: '<p style="color: light-dark(#ccc, #fff); background: light-dark(#fff, #000)">Words</p>',
    rule: 'color-contrast',
    theme: 'light',
  },
  {
    fault: 'words that are hard to read in the dark',
    html: '<p style="color: light-dark(#000, #333); background: light-dark(#fff, #000)">Words</p>',
    rule: 'color-contrast',
    theme: 'dark',
  },
  {
    fault: 'a row that differs from the equal ones before it',
    html: `<ul>${'<li><button>Words</button></li>'.repeat(5)}<li><button></button></li></ul>`,
    rule: 'button-name',
    theme: 'light',
  },
]

type Failed = Error & { actual: string[] }

test.group('Browser: what axe is asked', (group) => {
  group.each.setup(resetDatabase)

  test('finds {fault}, also after it has found nothing')
    .with(FAULTS)
    .run(async ({ assert, visit }, { html, rule, theme }) => {
      const page = await visit('/terms')
      await assertAccessible(page, assert)
      await page.evaluate((planted) => {
        document.querySelector('main')!.insertAdjacentHTML('beforeend', planted)
      }, `<div style="color-scheme: light dark">${html}</div>`)
      const error = await assertAccessible(page, assert).catch((thrown: Failed) => thrown)
      assert.include(error!.message, `in the ${theme} theme`)
      assert.match(error!.actual[0]!, new RegExp(`^${rule}: `))
    })
})
