import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import vite from '@adonisjs/vite/services/main'
import { test } from '@japa/runner'

const inertia = (path: string) => app.makePath('inertia', path)
const read = (path: string) => readFileSync(path, 'utf8')

/** The folders whose classes are left out of the first stylesheet, such as `components/admin`. */
const leftOut = [...read(inertia('css/app.css')).matchAll(/@source not '\.\.\/(.+)'/g)].map(
  ([, folder]) => folder!
)

const sources = globSync('**/*.{ts,tsx}', { cwd: inertia('') })
const isLeftOut = (file: string) => leftOut.some((folder) => file.startsWith(`${folder}/`))

test.group('The stylesheets', () => {
  test('leave no class out of the first one that a page of the shop uses', ({ assert }) => {
    assert.isAbove(leftOut.length, 3)
    const users = sources.filter((file) => {
      if (isLeftOut(file) || file === 'lazy_pages.ts') return false
      const imports = [...read(inertia(file)).matchAll(/(?:from|import\() ?'~\/(.+)'/g)]
      return imports.some(([, path]) => {
        const isMarkup = sources.includes(`${path}.tsx`)
        return isMarkup && isLeftOut(path!)
      })
    })
    assert.deepEqual(users, [])
  })

  test('come with the pages of every folder that is left out', ({ assert }) => {
    const { 1: folders } = /pages\/\{(.+)\}/.exec(read(inertia('lazy_pages.ts')))!
    const pages = leftOut.filter((folder) => folder.startsWith('pages/'))
    for (const folder of pages)
      assert.include(folders!.split(','), folder.replace('pages/', ''), folder)
  })

  test('define every variable that they use', ({ assert }) => {
    const manifest = vite.manifest() as Record<string, { css?: string[] }>
    const cssOf = (entry: string) =>
      (manifest[entry]!.css ?? []).map((file) => read(app.publicPath('assets', file))).join('')
    const css = cssOf('inertia/app.tsx') + cssOf('inertia/lazy_pages.ts')
    const markup = sources.map((file) => read(inertia(file))).join('')
    const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))
    const missing = [...used].filter(
      (name) => !css.includes(`${name}:`) && !markup.includes(name) && !name.startsWith('--radix-')
    )
    assert.isAbove(used.size, 50)
    assert.deepEqual(missing, [])
  })
})
