import { test } from '@japa/runner'
import { fillText, unknownPlaceholder } from '#gigs/tours/code_texts'

const gig = {
  tour: 'Early Closing Tour',
  gig: 'Homecoming',
  venue: 'The Old Transformer',
  city: 'Leeds',
  date: '21 Nov 2026',
}

test.group('The texts of a tour', () => {
  test('say {0} as {1}')
    .with([
      ['{tour}: {city}', 'Early Closing Tour: Leeds'],
      ['{venue}, {city}', 'The Old Transformer, Leeds'],
      ['{gig} – {date}', 'Homecoming – 21 Nov 2026'],
      ['Merch', 'Merch'],
      ['{city} {city}', 'Leeds Leeds'],
    ])
    .run(({ assert }, [pattern, text]) => {
      assert.equal(fillText(pattern!, gig), text)
    })
    .tags(['TOUR-12'])

  test('leave out what joins a detail that is not known: {0} is {1}')
    .with([
      ['{venue}, {city}', 'Leeds'],
      ['{city}, {venue}', 'Leeds'],
      ['{city} – {venue} – {date}', 'Leeds – 21 Nov 2026'],
      ['{tour}: {venue}', 'Early Closing Tour'],
      ['{venue}', null],
      ['Live at {venue}', null],
      ['Live at {venue}, {city}', 'Live at Leeds'],
    ])
    .run(({ assert }, [pattern, text]) => {
      assert.equal(fillText(pattern!, { ...gig, venue: null }), text)
    })
    .tags(['TOUR-12'])

  test('put names in once: one with braces is a name', ({ assert }) => {
    assert.equal(fillText('{venue}, {city}', { ...gig, venue: '{city}' }), '{city}, Leeds')
    assert.isNull(fillText(null, gig))
  }).tags(['TOUR-12'])

  test('know which details there are', ({ assert }) => {
    assert.isNull(unknownPlaceholder('{tour} {gig} {venue} {city} {date}'))
    assert.equal(unknownPlaceholder('{city}: {price}'), 'price')
    assert.equal(unknownPlaceholder('{}'), '')
  }).tags(['TOUR-12'])
})
