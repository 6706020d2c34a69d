import { test } from '@japa/runner'
import { conversionWords } from '../../../inertia/lib/counts.js'

test.group('The conversion of an artist', () => {
  test('says what is divided by what, also where visitors pay more than once: {shown}')
    .tags(['STUD-1'])
    .with([
      { percent: 200, shown: '200 checkouts per 100 visitors' },
      { percent: 12.5, shown: '12.5 checkouts per 100 visitors' },
      { percent: 1, shown: '1 checkout per 100 visitors' },
      { percent: 0, shown: '0 checkouts per 100 visitors' },
    ])
    .run(({ assert }, { percent, shown }) => assert.equal(conversionWords(percent), shown))
})
