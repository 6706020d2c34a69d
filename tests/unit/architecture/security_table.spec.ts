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

/** What levels 1 and 2 of ASVS 5.0 have in chapters 1 to 16: the numbers of the requirements in each section, without those of level 3. */
const sections: Record<string, number[]> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
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
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
}

test.group('The tables of docs/security.md', () => {
  test('answer each requirement of chapters 1 to 16 once', ({ assert }) => {
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
