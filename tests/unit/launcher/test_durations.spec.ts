import { test } from '@japa/runner'

type Result = { file: string; milliseconds: number }

const module = new URL('../../../bin/launcher/test_durations.js', import.meta.url).href
const { fileSeconds, sampleFiles, secondsByFile } = (await import(module)) as {
  fileSeconds(file: string): number
  sampleFiles(files: string[], seconds: number, seed?: string): string[]
  secondsByFile(tests: Result[]): Record<string, number>
}
const plan = new URL('../../../bin/launcher/test_plan.js', import.meta.url).href
const { specFiles, testPlan } = (await import(plan)) as {
  specFiles(suite: string): string[]
  testPlan(args: string[], options?: { slow?: boolean }): { name: string; args: string[] }[]
}

const filesOf = (lanes: { args: string[] }[]) =>
  lanes.flatMap(({ args }) => args.filter((arg) => arg.endsWith('.spec.ts')))

test.group('The durations of spec files', () => {
  test('are summed by file, a tenth of a second at least', ({ assert }) => {
    const tests = [
      { file: 'tests/unit/a.spec.ts', milliseconds: 1_200 },
      { file: 'tests/unit/a.spec.ts', milliseconds: 340 },
      { file: 'tests/unit/b.spec.ts', milliseconds: 3 },
    ]
    assert.deepEqual(secondsByFile(tests), { 'unit/a.spec.ts': 1.5, 'unit/b.spec.ts': 0.1 })
  })

  test('limit a sample, which a seed repeats', ({ assert }) => {
    const slow = specFiles('slow')
    const sample = sampleFiles(slow, 60, '6')
    assert.deepEqual(sampleFiles(slow, 60, '6'), sample)
    assert.notDeepEqual(sampleFiles(slow, 60, '7'), sample)
    assert.isAtMost(
      sample.reduce((sum, file) => sum + fileSeconds(file), 0),
      60
    )
    assert.lengthOf(sampleFiles(slow, 0, '6'), 1)
  })
})

test.group('The lanes of a test run', () => {
  test('hold every file once: all but the slow ones, or those', ({ assert }) => {
    const usual = ['unit', 'functional', 'architecture', 'browser'].flatMap(specFiles)
    assert.sameMembers(filesOf(testPlan([])), usual)
    assert.sameMembers(filesOf(testPlan([], { slow: true })), specFiles('slow'))
  })

  test('of a run with arguments are one', ({ assert }) => {
    assert.deepEqual(testPlan(['unit']), [{ name: 'only', args: ['unit'] }])
  })
})
