import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const root = new URL('../../inertia/pages/studio/', import.meta.url)

/** Pages without a call that works for a band: two are printed, and one stands before there is any band. */
const WITHOUT_CALLS = ['payout.tsx', 'set_up_profile.tsx', 'statement.tsx']

test.group('A page of the dashboard', () => {
  test('names its band in its calls: another tab may have switched to another one', ({
    assert,
  }) => {
    const unnamed = globSync('**/*.tsx', { cwd: root }).filter(
      (file) => !/<StudioFrame|usePageBand\(/.test(readFileSync(new URL(file, root), 'utf8'))
    )
    assert.sameMembers(unnamed, WITHOUT_CALLS)
  }).tags(['TEAM-7'])
})
