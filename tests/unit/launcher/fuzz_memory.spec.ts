import { test } from '@japa/runner'

type Sample = { done: number; highest: number; resident: number }
const { judgeMemory } = (await import(
  new URL('../../../bin/fuzz/memory.js', import.meta.url).href
)) as {
  judgeMemory(samples: Sample[]): { growth: number; from: number; problems: string[] }
}

/** A sample of every 2,500 requests up to 40,000. */
const samplesOf = (residentAt: (done: number) => number, highest = 300) =>
  Array.from({ length: 16 }, (_, index) => {
    const done = (index + 1) * 2_500
    return { done, highest, resident: Math.round(residentAt(done)) }
  })

test.group('The memory of the fuzzed server', () => {
  test('may grow while caches fill', ({ assert }) => {
    const judged = judgeMemory(samplesOf((done) => 70 + Math.min(done, 15_000) / 500))
    assert.deepInclude(judged, { growth: 0, from: 20_000, problems: [] })
  })

  test('fails a run that leaks 1 kB a request', ({ assert }) => {
    const { problems } = judgeMemory(samplesOf((done) => 90 + (done * 1024) / 2 ** 20))
    assert.deepEqual(problems, ['The memory grows by more than 10 MB'])
  }).tags(['SAFE-9'])

  test('fails a run that takes more than the server is given', ({ assert }) => {
    const { problems } = judgeMemory(samplesOf(() => 90, 460))
    assert.deepEqual(problems, ['The server takes more than 450 MB'])
  })
})
