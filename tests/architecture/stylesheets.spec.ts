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

const cssOf = (entry: string) => {
  const manifest = vite.manifest() as Record<string, { css?: string[] }>
  return (manifest[entry]!.css ?? []).map((file) => read(app.publicPath('assets', file))).join('')
}

/** The names of the utility classes in built CSS. */
function utilitiesIn(css: string): Set<string> {
  const start = css.indexOf('@layer utilities{')
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0; end++) {
    if (css[end] === '{') depth++
    if (css[end] === '}') depth--
  }
  const classes = css.slice(start, end).matchAll(/\.((?:\\.|[\w-])+)/g)
  return new Set([...classes].map(([, name]) => name!).filter((name) => !/^\d/.test(name)))
}

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

  test('have all utility classes in that of the studio, in which order decides', ({ assert }) => {
    const first = utilitiesIn(cssOf('inertia/app.tsx'))
    const desk = utilitiesIn(cssOf('inertia/lazy_pages.ts'))
    assert.deepEqual([...first.difference(desk)], [])
    assert.isAbove(desk.size, first.size + 50)
  })

  test('define every variable that they use', ({ assert }) => {
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
