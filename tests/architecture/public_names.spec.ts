import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const MOST = 30

const modules = readdirSync(app.makePath('app'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('public.ts')
)

/** What a `public.ts` exports, types included: it consists of `export { … } from '…'` alone. */
function namesOf(file: string): string[] {
  const source = readFileSync(app.makePath('app', file), 'utf8')
  return [...source.matchAll(/export (?:type )?\{([^}]*)\} from/g)].flatMap(([, list]) =>
    list!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
  )
}

test.group('The public names of a module', () => {
  test(`are at most ${MOST}`, ({ assert }) => {
    const tooMany = modules
      .map((file) => ({ file, names: namesOf(file).length }))
      .filter(({ names }) => names > MOST)
    assert.deepEqual(tooMany, [])
  })

  test('are exported one by one, so that they can be counted', ({ assert }) => {
    const others = modules.filter((file) => {
      const source = readFileSync(app.makePath('app', file), 'utf8')
      return /export (\*|default|const|function|class|type \w)/.test(source)
    })
    assert.deepEqual(others, [])
  })
})
