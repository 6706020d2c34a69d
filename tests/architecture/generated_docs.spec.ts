import { globSync, readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { errorCodes, mentionedCodes } from '../../bin/docs/error_codes.ts'
import { errorPage, readExplanations } from '../../bin/docs/error_page.ts'
import { schemaPages } from '../../bin/docs/schema_pages.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

const HINT = 'write it again: npm run ace -- migration:run, then npm run ace -- docs:generate'

test.group('The page of error codes', () => {
  const codes = errorCodes()
  const explanations = readExplanations()

  test('explains every code, and no other', ({ assert }) => {
    assert.sameMembers(
      codes.map(({ code }) => code),
      Object.keys(explanations)
    )
    for (const [code, { meaning, cause, remedy }] of Object.entries(explanations))
      assert.isTrue(
        [meaning, cause, remedy].every((text) => text.endsWith('.')),
        code
      )
  })

  test('knows every code that the sources mention, and its status', ({ assert }) => {
    const known = codes.flatMap(({ code, deprecated }) => [code, ...deprecated])
    assert.deepEqual(
      [...mentionedCodes()].filter((code) => !known.includes(code)),
      []
    )
    const withoutStatus = codes.filter(({ statuses }) => statuses.length === 0)
    assert.deepEqual(
      withoutStatus.map(({ code }) => code),
      ['E_REFUSED']
    )
  })

  test('is up to date', ({ assert }) => {
    assert.equal(read('docs/errors.md'), errorPage(), HINT)
  })
})

test.group('The pages of the database schema', () => {
  test('are up to date', async ({ assert }) => {
    const pages = await schemaPages(async (sql) => (await db.rawQuery(sql)).rows)
    for (const [path, text] of pages) assert.equal(read(path), text, `${path}: ${HINT}`)
    assert.sameMembers(globSync('docs/schema{.md,/*.md}', { cwd: root }), [...pages.keys()])
  })
})
