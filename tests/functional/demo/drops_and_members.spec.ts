import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { populate } from '#database/demo/population'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '#identity/demo_accounts'
import { clock } from '#shared/clock'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

type Sale = { state: string; piecesLeft: number | null }

/** The state of each drop of the demo artist's, in the order of products. */
async function sales(): Promise<[state: string, left: number | null][]> {
  const drops = await db
    .from('products')
    .where({ artist_id: 1, sale_kind: 'window' })
    .orderBy('piece_limit')
    .orderBy('sale_starts_at')
    .select('id')
  const visitor = new HttpSession()
  const shown = []
  for (const { id } of drops) {
    const { state, piecesLeft } = (await visitor.get(`/api/products/${id}/sale`)).json() as Sale
    shown.push([state, piecesLeft] as [string, number | null])
  }
  return shown
}

const EACH = [
  ['on', 12],
  ['over', null],
  ['soon', null],
]

test.group('The demo artist', (group) => {
  group.setup(async () => {
    await populate({})
    return resetDatabase
  })

  test('has a drop to come, one that is on with pieces left, and one that is over, also a week later', async ({
    assert,
    cleanup,
  }) => {
    assert.deepEqual(await sales(), EACH)
    const { held, taken } = (
      await db.rawQuery(
        `SELECT sum(pieces_taken)::int AS taken,
                (SELECT sum(quantity)::int FROM orders WHERE holds_pieces) AS held
           FROM products WHERE piece_limit IS NOT NULL`
      )
    ).rows[0]
    assert.equal(taken, held)
    const later = clock.now().plus({ days: 7 })
    cleanup(clock.set(() => later))
    await populate({})
    assert.deepEqual(await sales(), EACH)
  })

  test('has a manager and a merch person who log in', async ({ assert, client }) => {
    for (const { email, role } of DEMO_MEMBERS) {
      const answer = await client
        .post('/api/login/artist')
        .withCsrfToken()
        .json({ email, password: DEMO_PASSWORD })
      answer.assertStatus(200)
      const member = await db
        .from('band_members')
        .join('users', 'users.id', 'band_members.user_id')
        .where({ email, artist_id: 1 })
        .firstOrFail()
      assert.equal(member.role, role)
    }
  })
})
