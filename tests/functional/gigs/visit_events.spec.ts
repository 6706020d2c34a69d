import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RecordVisitEvent } from '#gigs/actions/record_visit_event'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { countStatements } from '#tests/support/record_statements'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

async function givenView() {
  const { artist, product } = await givenActiveProduct({})
  const { code } = await givenScannedCode({ artist })
  const ids = { productId: product.id, artistId: artist.id, qrCodeId: code.id }
  return { kind: 'view', ...ids, visitorHash: 'visitor', at: clock.now() } as const
}

const record = new RecordVisitEvent()

test.group('RecordVisitEvent', (group) => {
  group.each.setup(() => resetDatabase)

  test('counts one of twenty calls at once, each in one statement', async ({ assert }) => {
    const view = await givenView()
    let answers: boolean[] = []
    const statements = await countStatements(async () => {
      answers = await Promise.all(Array.from({ length: 20 }, () => record.handle(view)))
    })
    assert.equal(statements, 20)
    assert.lengthOf(answers.filter(Boolean), 1)
    assert.lengthOf(await db.from('visit_events'), 1)
  }).tags(['FIG-10'])

  test('counts nothing for a code of another artist, or for none that exists', async ({
    assert,
  }) => {
    const view = await givenView()
    const { code } = await givenScannedCode({})
    assert.isFalse(await record.handle({ ...view, qrCodeId: code.id }))
    assert.isFalse(await record.handle({ ...view, qrCodeId: 2_000_000_000 }))
    assert.isEmpty(await db.from('visit_events'))
    assert.isTrue(await record.handle(view))
  }).tags(['FIG-7', 'FIG-10'])

  test('waits for the same event of another transaction, and sees its {$self}')
    .with(['commit', 'rollback'] as const)
    .run(async ({ assert, cleanup }, end) => {
      const view = await givenView()
      const first = await db.transaction()
      cleanup(() => letGo(first))
      assert.isTrue(await record.handle(view, first))
      const second = record.handle(view)
      await untilWaiting(1)
      await first[end]()
      assert.equal(await second, end === 'rollback')
      assert.lengthOf(await db.from('visit_events'), 1)
    })
    .tags(['FIG-10'])
})
