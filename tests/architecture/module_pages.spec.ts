import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { tableOwners } from '#database/table_owners'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const { modules }: { modules: string[] } = await import(
  new URL('../../bin/lint/module_table.js', import.meta.url).href
)

const MODULE_PAGES = 'docs/modules/*.md'
const PAGES = ['ARCHITECTURE.md', 'docs/{modules,flows,roles,adr,guides}/*.md']
const SOURCES =
  '{app,bin,commands,config,database,inertia,start,tests}/**/*.{ts,tsx,js,sql,css,edge}'

/** Where a file may be whose path a page shortens: in the page's module, in `app/`, or at the root. */
const FOLDERS = ['', 'app/', 'app/core/', 'app/commerce/orders/', 'app/commerce/payments/']

/** Libraries and settings of others. */
const FOREIGN = new Set([
  'Host',
  'Origin',
  'SameSite',
  'localStorage',
  'sessionStorage',
  'singletonKey',
  'plan_cache_mode',
])

/** Files that a guide has the reader write. */
const isExample = (path: string) => /[<…*]/.test(path)

const sources = globSync(SOURCES, { cwd: root }).map((file) => ({ file, text: read(file) }))
const all = sources.map(({ text }) => text).join('\n')
const words = new Set([
  ...(all.match(/[A-Za-z_$][\w$]*/g) ?? []),
  ...sources.map(({ file }) => file.split('/').at(-1)!.split('.')[0]!),
])
const declared = new Set(
  [...all.matchAll(/\b(?:class|function|const|type|interface|let) ([A-Z]\w+)/g)].map(
    ([, name]) => name!
  )
)
const mailNames = new Set(
  sources
    .filter(({ file }) => /^app\/.*\/mails\//.test(file))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}name: '([a-z-]+)'/gm)].map(([, name]) => name!))
)
const jobNames = new Set(
  sources
    .filter(({ file }) => /(^|\/)jobs\.ts$|job_names|mail_outbox|end_previous/.test(file))
    .flatMap(({ text }) => [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name!))
)

/** What a page names in backquotes, outside blocks of code. */
function namesIn(page: string): string[] {
  const text = read(page).replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!)
}

const pages = PAGES.flatMap((pattern) => globSync(pattern, { cwd: root }))

/** Whether a name is a path of a file, from the root or shortened. */
const isPath = (name: string) =>
  /^[\w./#-]+\.(ts|tsx|js|sql)$/.test(name) && !/^(decimal|dinero)\.js$/.test(name)

function exists(name: string, page: string): boolean {
  const module = /modules\/(\w+)\.md/.exec(page)?.[1]
  const folders = module ? [`app/${module}/`, ...FOLDERS] : FOLDERS
  if (folders.some((folder) => existsSync(join(root, folder, name)))) return true
  return sources.some(({ file }) => file.endsWith(`/${name}`))
}

test.group('The page of a module', () => {
  test('exists for every module, and for nothing else', ({ assert }) => {
    assert.sameMembers(
      globSync(MODULE_PAGES, { cwd: root }),
      modules.map((module) => `docs/modules/${module}.md`)
    )
    const index = read('docs/README.md')
    for (const module of modules) assert.include(index, `(modules/${module}.md)`)
  })

  test('names every table of its module', ({ assert }) => {
    const missing = Object.entries(tableOwners)
      .filter(([table, owner]) => !read(`docs/modules/${owner}.md`).includes(`\`${table}\``))
      .map(([table, owner]) => `${owner}: ${table}`)
    assert.deepEqual(missing, [])
  })

  test('names every mail and job of the application, on one page at least', ({ assert }) => {
    const named = new Set(globSync(MODULE_PAGES, { cwd: root }).flatMap(namesIn))
    assert.deepEqual(
      [...jobNames, ...mailNames].filter((name) => !named.has(name)),
      []
    )
  })
})

test.group('A page of the documentation', () => {
  test('names no file that does not exist', ({ assert }) => {
    const missing = pages.flatMap((page) =>
      namesIn(page)
        .filter((name) => isPath(name) && !isExample(name) && !exists(name, page))
        .map((name) => `${page}: ${name}`)
    )
    assert.deepEqual(missing, [])
  })

  test('names no class, function, table or column that does not exist', ({ assert }) => {
    const missing = pages.flatMap((page) =>
      namesIn(page)
        .filter((name) => /^[A-Za-z_]\w*$/.test(name) && /[a-z][A-Z]|_|^[A-Z][a-z]/.test(name))
        .filter((name) => !FOREIGN.has(name))
        .filter((name) => !(/^[A-Z][a-z]/.test(name) ? declared : words).has(name))
        .map((name) => `${page}: ${name}`)
    )
    assert.deepEqual(missing, [])
  })

  test('names no job or mail that does not exist', ({ assert }) => {
    const queues = new Set([...jobNames].map((name) => name.split('.')[0]!))
    const missing = pages.flatMap((page) =>
      namesIn(page)
        .filter((name) => /^[a-z-]+\.[a-z-]+$/.test(name) && queues.has(name.split('.')[0]!))
        .filter((name) => !jobNames.has(name))
        .map((name) => `${page}: ${name}`)
    )
    assert.deepEqual(missing, [])
  })

  test('has at most 250 lines', ({ assert }) => {
    const long = pages.filter((page) => read(page).split('\n').length > 250)
    assert.deepEqual(long, [])
  })
})
