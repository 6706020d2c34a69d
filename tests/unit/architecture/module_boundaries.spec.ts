import { test } from '@japa/runner'
import { ESLint } from 'eslint'
import { allowed, refused } from './module_boundary_cases.js'

const eslint = new ESLint()

/** What the rule says about code in `file`. */
async function complaints(file: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file })
  return result.messages
    .filter((message) => message.ruleId === 'architecture/module-boundaries')
    .map((each) => each.message)
}

test.group('Module boundaries | refused', (group) => {
  group.each.timeout(60_000)

  test('{0}')
    .with(refused)
    .run(async ({ assert }, [, file, code]) => {
      assert.lengthOf(await complaints(file, code), 1)
    })
})

test.group('Module boundaries | allowed', () => {
  test('{0}')
    .with(allowed)
    .run(async ({ assert }, [, file, code]) => {
      assert.deepEqual(await complaints(file, code), [])
    })
})
