import { test } from '@japa/runner'

const summary = new URL('../../../bin/launcher/test_summary.js', import.meta.url).href
const { closingLine } = (await import(summary)) as {
  closingLine: (outputs: string[]) => string | undefined
}

const printed = (counts: string) => `\n PASSED \n\nTests  ${counts}\n Time  2s\n`

test.group('The closing line of a test run', () => {
  test('adds up what its parts have come to', ({ assert }) => {
    const parts = [printed('7 passed, 1 skipped (8)'), printed('3 passed, 2 failed, 1 todo (6)')]
    assert.equal(closingLine(parts), 'Tests: 10 passed, 2 failed, 2 skipped')
  })

  test('is not made up where a part came to no summary', ({ assert }) => {
    assert.isUndefined(closingLine([printed('7 passed (7)'), 'Killed']))
    assert.isUndefined(closingLine([printed('7 passed, 1 lost (8)')]))
  })
})
