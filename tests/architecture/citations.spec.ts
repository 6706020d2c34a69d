import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const OWN = 'tests/architecture/citations.spec.ts'
const TEXT = /(\.(tsx?|js|json|css|sql|edge|md|yml|sh)|\.ci\/run)$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && file !== OWN && file !== 'package-lock.json')
  .filter((file) => existsSync(join(root, file)))
const pages = files.filter((file) => file.endsWith('.md'))

/** Names of documents outside the repository, and sections and issues that only such a document numbers. */
const OUTSIDE = [
  /\bRULINGS\b/,
  /\b(API|PROVIDERS|LOOK|COPY|HOUSE|NAMES|STACK)\.md\b/,
  /\bseed 00\d/i,
  /\b00[01] §/,
  /\bseeds\/\d/,
  /\bissue \d+\b/,
]

/** A page by its path from the root, with or without the anchor of a heading. */
const CITATION = /\b((?:docs\/[\w./-]*\w|[A-Z][A-Z_]+)\.md)\b(?:#([\w-]+))?/g

/** A link of a page to a file, relative to the page. */
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g

/** The anchors that GitHub makes of the headings of a page. */
function anchorsOf(page: string) {
  const text = read(page).replaceAll(/^```.*?^```/gms, '')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
  )
}

/** Why a citation leads nowhere; null where it leads to a page and heading. */
function faultOf(path: string, anchor: string | undefined): string | null {
  if (!existsSync(join(root, path))) return `there is no ${path}`
  if (anchor === undefined || !path.endsWith('.md') || anchorsOf(path).includes(anchor)) return null
  return `there is no heading #${anchor} in ${path}`
}

const ids = new Set(
  pages
    .filter((page) => page.startsWith('docs/requirements/'))
    .flatMap((page) => [...read(page).matchAll(/^\| *([A-Z]+-\d+) *\|/gm)].map(([, id]) => id!))
)
const prefixes = [...new Set([...ids].map((id) => id.split('-')[0]))].join('|')
const ID = new RegExp(`\\b(?:${prefixes})-\\d+\\b`, 'g')

test.group('A citation', () => {
  test('names no document outside the repository', ({ assert }) => {
    const found = files.flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.flatMap((line, index) =>
        OUTSIDE.some((name) => name.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : []
      )
    })
    assert.deepEqual(found, [])
  })

  test('of a page leads to a page and heading of the repository', ({ assert }) => {
    const found = files.flatMap((file) =>
      [...read(file).matchAll(CITATION)].flatMap(([, path, anchor]) => {
        const fault = faultOf(path!, anchor)
        return fault ? [`${file}: ${fault}`] : []
      })
    )
    assert.deepEqual(found, [])
  })

  test('by a link of a page leads to a file and heading of the repository', ({ assert }) => {
    const found = pages.flatMap((page) =>
      [...read(page).matchAll(LINK)].flatMap(([, target, anchor]) => {
        const fault = faultOf(target ? join(dirname(page), target) : page, anchor)
        return fault ? [`${page}: ${fault}`] : []
      })
    )
    assert.deepEqual(found, [])
  })

  test('of a requirement is the id of one', ({ assert }) => {
    assert.isAbove(ids.size, 700)
    const found = files.flatMap((file) =>
      [...new Set(read(file).match(ID))].filter((id) => !ids.has(id)).map((id) => `${file}: ${id}`)
    )
    assert.deepEqual(found, [])
  })
})

test.group('The rules', () => {
  const rules = pages.filter((page) => page.startsWith('docs/rules/'))

  test('have every heading once a page, and a line in the index', ({ assert }) => {
    const index = read('docs/rules/README.md')
    for (const page of rules) {
      const anchors = anchorsOf(page)
      assert.lengthOf(new Set(anchors), anchors.length, page)
      if (!page.endsWith('README.md'))
        assert.include(index, `(${page.replace('docs/rules/', '')})`, page)
    }
  })

  test('cite no requirement that does not exist', ({ assert }) => {
    const found = rules.flatMap((page) =>
      (read(page).match(/\b[A-Z]{3,5}-\d+\b/g) ?? [])
        .filter((id) => !ids.has(id) && id !== 'UTF-8')
        .map((id) => `${page}: ${id}`)
    )
    assert.deepEqual(found, [])
  })
})
