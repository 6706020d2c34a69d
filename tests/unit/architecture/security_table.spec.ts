import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const root = new URL('../../../', import.meta.url)
const { readRequirements } = await import(
  new URL('bin/launcher/requirements_coverage.js', root).href
)

const page = readFileSync(new URL('docs/security.md', root), 'utf8')
const known = new Set((readRequirements() as { id: string }[]).map(({ id }) => id))

/** The rows of the tables of the chapters that are answered requirement by requirement: their number, and the last cell. */
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|.*\| *([^|]*?) *\|$/gm)].map(
  ([, number, shownBy]) => ({ number: number!, shownBy: shownBy! })
)

/** What levels 1 and 2 of ASVS 5.0 have in chapters 6 and 7: how many requirements in each section, less those of level 3. */
const sections: Record<string, number[]> = {
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
}

test.group('The tables of docs/security.md', () => {
  test('answer each requirement of the chapters about log-in and sessions once', ({ assert }) => {
    const wanted = Object.entries(sections).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`)
    )
    assert.deepEqual(
      rows.map(({ number }) => number),
      wanted
    )
  })

  test('name tests that exist, or say why there is none', ({ assert }) => {
    for (const { number, shownBy } of rows) {
      if (/^(Does not apply|Differs): \S/.test(shownBy)) continue
      const names = shownBy.split(', ')
      for (const name of names) {
        const file = /^`(tests\/[\w/]+\.spec\.ts)`$/.exec(name)?.[1]
        const exists = file ? existsSync(new URL(file, root)) : known.has(name)
        assert.isTrue(exists, `${number}: ${name}`)
      }
    }
  })

  test('name requirements that exist in the chapters that are answered in groups', ({ assert }) => {
    const named = page.match(/\b[A-Z]{2,}-\d+\b/g) ?? []
    const unknown = named.filter((id) => !known.has(id) && !/^(SHA|RFC|AES|UTF)-/.test(id))
    assert.isEmpty(unknown)
  })
})
