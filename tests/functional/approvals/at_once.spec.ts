import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ReviewProduct } from '#approvals/public'
import { givenReviewedProduct, historyOf } from '#tests/functional/approvals/approval_fixtures'
import { resetDatabase } from '#tests/support/reset_database'
import { untilWaiting } from '#tests/support/until_waiting'

test.group('Two reviewers at once', (group) => {
  group.each.setup(async () => resetDatabase)

  test('one succeeds, the second gets an error: one verdict, one line of history', async ({
    assert,
  }) => {
    const { product, owner } = await givenReviewedProduct()
    const review = await app.container.make(ReviewProduct)
    const holder = await db.transaction()
    await holder.from('products').where('id', product.id).forUpdate()
    const verdict = (action: 'approve' | 'reject') =>
      review.handle({
        productId: product.id,
        verdict: action,
        notes: action,
        changes: {},
        reviewerUserId: owner.id,
        ifUnmodifiedSince: product.updatedAt!.toJSDate().toISOString(),
      })
    const both = Promise.allSettled([verdict('approve'), verdict('reject')])
    await untilWaiting(2)
    await holder.commit()
    const results = await both
    const refused = results.filter((result) => result.status === 'rejected')
    assert.lengthOf(refused, 1)
    assert.equal(refused[0]!.reason.code, 'E_CONCURRENT_MODIFICATION')
    const [only, ...others] = await historyOf(product.id)
    assert.isEmpty(others)
    const { status, approvalNotes } = await product.refresh()
    assert.equal(status, only.to_status)
    assert.equal(approvalNotes, only.notes)
  }).tags(['APPR-22'])
})
