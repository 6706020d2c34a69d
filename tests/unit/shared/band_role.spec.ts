import { test } from '@japa/runner'
import fc from 'fast-check'
import { BAND_AREAS, BAND_ROLES, bandRoleAllows, mayAppoint, MEMBER_ROLES } from '#shared/band_role'

const role = fc.constantFrom(...BAND_ROLES)
const area = fc.constantFrom(...BAND_AREAS)
const member = fc.constantFrom(...MEMBER_ROLES)

test.group('A role in a band', () => {
  test('reads whatever it writes', () => {
    fc.assert(
      fc.property(
        role,
        area,
        (one, part) => !bandRoleAllows(one, part, 'write') || bandRoleAllows(one, part, 'read')
      )
    )
  }).tags(['TEAM-1'])

  test('does nothing that the owner does not', () => {
    fc.assert(
      fc.property(
        role,
        area,
        fc.constantFrom('read' as const, 'write' as const),
        (one, part, act) => !bandRoleAllows(one, part, act) || bandRoleAllows('owner', part, act)
      )
    )
  }).tags(['TEAM-1'])

  test('of a viewer writes nothing, of a manager all but payouts and shares, of merch gigs and settlement alone', ({
    assert,
  }) => {
    const writes = (one: (typeof BAND_ROLES)[number]) =>
      BAND_AREAS.filter((part) => bandRoleAllows(one, part, 'write'))
    assert.deepEqual(writes('viewer'), [])
    assert.deepEqual(writes('merch'), ['gigs', 'settlement'])
    const ownersAlone = writes('owner').filter((part) => !writes('manager').includes(part))
    assert.deepEqual(ownersAlone, ['payouts', 'shares'])
    assert.deepEqual(
      BAND_AREAS.filter((part) => bandRoleAllows('merch', part)),
      ['dashboard', 'gigs', 'shares', 'settlement']
    )
  }).tags(['TEAM-1'])

  test('is given by the owner, and by a manager to all but managers', () => {
    fc.assert(
      fc.property(
        role,
        member,
        (one, given) =>
          mayAppoint(one, given) === (one === 'owner' || (one === 'manager' && given !== 'manager'))
      )
    )
  }).tags(['TEAM-6'])
})
