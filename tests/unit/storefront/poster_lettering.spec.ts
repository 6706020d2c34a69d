import { test } from '@japa/runner'
import { posterVariables } from '../../../inertia/components/catalog/poster_lettering.js'

/** In pixels, as poster.css sizes a name on a phone that is 375 pixels wide. */
function sizeOnPhone(name: string): number {
  const { '--measure': measure, '--lines': lines } = posterVariables(name)
  return Math.min((375 * 0.54) / lines, (375 - 32) / Number(measure))
}

test.group('A name on the poster of a store', () => {
  test('of a hundred letters stays lettering: {$self}')
    .tags(['SCAN-11'])
    .with([
      'N'.repeat(100),
      'Wolverhampton'.repeat(7),
      'The Extraordinary Symphonic Post-Rock Ensemble of Greater Manchester and Its Several Loud Surroundings',
      'The '.repeat(25).trim(),
    ])
    .run(({ assert }, name) => {
      assert.isAbove(sizeOnPhone(name), 24)
      assert.isAtMost(posterVariables(name)['--lines'], 5)
    })

  test('of usual length takes three lines at most, as large as before', ({ assert }) => {
    assert.deepEqual(posterVariables('Half-Day Wednesday'), {
      '--cap': '8.5rem',
      '--measure': '5.12',
      '--lines': 2,
    })
    for (const name of ['Night Bus', 'Black Country, New Road', 'Godspeed You! Black Emperor'])
      assert.isAtMost(posterVariables(name)['--lines'], 3)
  })
})
