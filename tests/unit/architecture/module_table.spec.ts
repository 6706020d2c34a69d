import { test } from '@japa/runner'
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { parseEnv } from 'node:util'

const root = new URL('../../../', import.meta.url)
const table = new URL('bin/lint/module_table.js', root).href
const { arrows, modules }: { arrows: Record<string, string[]>; modules: string[] } = await import(
  table
)

const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

function foldersOf(folder: string) {
  const entries = readdirSync(new URL(folder, root), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

test.group('The table of modules', () => {
  test('every folder in app/ is a module on the plan', ({ assert }) => {
    assert.deepEqual(
      foldersOf('app/').filter((folder) => !modules.includes(folder)),
      []
    )
  })

  test('every module has its alias', ({ assert }) => {
    const { imports } = JSON.parse(read('package.json'))
    for (const module of modules) assert.equal(imports[`#${module}/*`], `./app/${module}/*.js`)
  })

  test('no arrow leads back to where it started', ({ assert }) => {
    for (const [module, below] of Object.entries(arrows)) {
      for (const lower of below) assert.notInclude(arrows[lower], module)
    }
  })

  test('the environment is read in start/env.ts and nowhere else', ({ assert }) => {
    const files = globSync('{app,config,start,database,commands,inertia}/**/*.{ts,tsx}', {
      cwd: root,
    })
    const readers = files.filter((file) => /\bprocess\.env\b/.test(read(file)))
    assert.deepEqual(readers, ['start/env.ts'])
  })

  test('.env.example explains every variable that is validated, and no other', ({ assert }) => {
    const validated = [...read('start/env.ts').matchAll(/^ {2}([A-Z0-9_]+): Env\.schema/gm)].map(
      (match) => match[1]
    )
    const explained = Object.keys(parseEnv(read('.env.example')))
    // Set by the way the application is started, never by hand.
    const ofTheProcess = ['NODE_ENV']
    assert.sameMembers([...explained, ...ofTheProcess], validated)
  })
})
