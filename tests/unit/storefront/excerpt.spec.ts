import { test } from '@japa/runner'
import { excerpt } from '../../../inertia/lib/excerpt.js'

test.group('An excerpt', () => {
  test('{shown}')
    .tags(['PAGES-11'])
    .with([
      { text: 'Loud and short.', shown: 'Loud and short.' },
      {
        text: 'Two guitars and a drum. Vocals from the back room.',
        shown: 'Two guitars and a drum.',
      },
      { text: 'Hi. Two guitars, a drum machine and opinions', shown: 'Hi. Two guitars, a drum…' },
      { text: 'Two guitars and a drum machine with opinions.', shown: 'Two guitars and a drum…' },
      { text: 'Wordwithoutanyspaceatallinitanywhere', shown: 'Wordwithoutanyspaceatallin…' },
      { text: 'Since 1.5 million years ago they play on', shown: 'Since 1.5 million years…' },
    ])
    .run(({ assert }, { text, shown }) => {
      assert.equal(excerpt(text, 26), shown)
    })
})
