import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from '@japa/runner'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const retired = new Set(JSON.parse(read('docs/retired_terms.json')) as string[])

/** Keeps the earlier spellings of the public contract for one release. */
const ALIASES = 'app/core/deprecated_names.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

/** Identifiers, and names with dots, colons or hyphens such as those of jobs and commands. */
function* namesIn(text: string): Generator<string> {
  yield* text.match(/[A-Za-z_$][\w$]*/g) ?? []
  yield* text.match(/[a-z][a-z0-9]*(?:[:.-][a-z0-9]+)+/g) ?? []
}

function* namesOf(path: string): Generator<string> {
  const parts = path.split('/')
  yield* parts
  yield basename(path).split('.')[0]!
}

test.group('A retired term', () => {
  test('is no identifier, table, column, job or command', ({ assert }) => {
    const sources = files.filter((file) => /\.(tsx?|js|sql|edge)$/.test(file) && file !== ALIASES)
    const found = sources.flatMap((file) => {
      const names = new Set(namesIn(read(file)))
      return [...names].filter((name) => retired.has(name)).map((name) => `${file}: ${name}`)
    })
    assert.deepEqual(found, [])
  })

  test('is no file or folder', ({ assert }) => {
    const found = files.filter((file) => [...namesOf(file)].some((name) => retired.has(name)))
    assert.deepEqual(found, [])
  })

  test('is listed once, and the glossary has every term once', ({ assert }) => {
    const terms = [...read('docs/glossary.md').matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, term]) =>
      term!.toLowerCase()
    )
    assert.isAbove(terms.length, 70)
    assert.lengthOf(new Set(terms), terms.length)
    assert.isAbove(retired.size, 800)
  })
})
