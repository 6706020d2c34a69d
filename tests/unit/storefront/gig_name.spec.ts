import { test } from '@japa/runner'
import { gigInSentence } from '../../../inertia/lib/gig_name.js'

test.group('A gig’s name in a sentence', () => {
  test('{name}: {shown}')
    .tags(['PAGES-19'])
    .with([
      { name: 'Early Closing Tour', shown: 'the Early Closing Tour' },
      { name: 'Early Closing Tour 2026', shown: 'the Early Closing Tour 2026' },
      { name: 'The Early Closing Tour', shown: 'The Early Closing Tour' },
      { name: 'Robin’s Birthday Party', shown: 'Robin’s Birthday Party' },
      { name: 'Brudenell Social Club', shown: 'Brudenell Social Club' },
      { name: 'Detour', shown: 'Detour' },
    ])
    .run(({ assert }, { name, shown }) => {
      assert.equal(gigInSentence(name), shown)
    })
})
