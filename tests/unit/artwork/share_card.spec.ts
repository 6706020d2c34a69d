import { test } from '@japa/runner'
import { drawShareCard, linesOf } from '#artwork/share_card'
import { readDocument } from '#tests/unit/artwork/document'

test.group('The words of a shared picture', () => {
  test('are broken between whole words, three lines at most', ({ assert }) => {
    assert.deepEqual(linesOf('Last Tram Home Tee'), ['Last Tram Home', 'Tee'])
    assert.lengthOf(linesOf('one extraordinarily long product name with many words in it'), 3)
    assert.deepEqual(linesOf('🎸 日本語 ♥'), ['日本語'])
  }).tags(['PAGES-9'])

  test('make a well-formed drawing, whatever they are', ({ assert }) => {
    for (const name of ['Tee', 'X'.repeat(100), '<script>', 'قميص', ''])
      for (const band of ['Lorna & the Lay-Bys', '', '日本'])
        assert.include(
          readDocument(drawShareCard({ band, name, price: '£25.00' })).get('viewBox'),
          '0 0 1200 630'
        )
  }).tags(['PAGES-9'])
})
