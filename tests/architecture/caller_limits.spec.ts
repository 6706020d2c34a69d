import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const root = new URL('../../', import.meta.url)

test.group('A limit', () => {
  test('counts a caller by network: no code but that helper asks for the bare address', ({
    assert,
  }) => {
    const files = globSync('{app,start,config}/**/*.ts', { cwd: root })
    assert.isAbove(files.length, 300)
    const asking = files.filter((file) =>
      /\.ips?\(\)|remoteAddress|x-forwarded-for/i.test(readFileSync(new URL(file, root), 'utf8'))
    )
    assert.deepEqual(asking, ['app/core/http/caller_network.ts'])
  }).tags(['LIMIT-8'])
})
