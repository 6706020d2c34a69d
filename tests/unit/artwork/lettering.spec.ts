import { test } from '@japa/runner'
import { fitWords, GRID, wordsRise } from '#artwork/lettering'

const frame = { x: 0, y: 40, width: 200, height: 50 }

/** Where the fitted words end at the top and stand at the bottom. */
function edgesOf(words: string) {
  const drawn = fitWords(words, frame, '#000000', { stretch: true })
  const [, baseline, across, down] =
    /translate\(\S+ (\S+)\) scale\(([^ )]+) ?([^)]*)\)/.exec(drawn) ?? []
  const height = GRID * wordsRise(words) * Number(down || across)
  return { top: Number(baseline) - height, bottom: Number(baseline) }
}

test.group('Lettering', () => {
  test('keeps the dots and accents of {$self} within its line')
    .with(['Über', 'Öl', 'Ärzte', 'Écluse', 'Ångström'])
    .run(({ assert }, words) => {
      const { top, bottom } = edgesOf(words)
      assert.isAbove(wordsRise(words), 1.1)
      assert.isAtLeast(top, frame.y - 0.01)
      assert.isAtMost(bottom, frame.y + frame.height + 0.01)
    })

  test('gives words without any the whole line', ({ assert }) => {
    for (const words of ['Kiln', 'Dog Rose', 'Quo & Co']) assert.equal(wordsRise(words), 1)
    const { top, bottom } = edgesOf('Kiln')
    assert.closeTo(bottom - top, frame.height, 0.01)
  })
})
