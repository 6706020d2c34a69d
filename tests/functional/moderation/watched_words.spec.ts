import { test } from '@japa/runner'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'

const JOB = 'product-checks.run'

test.group('The watched words', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are added and removed by admins, each with an audit entry and a new look', async ({
    assert,
    client,
  }) => {
    await forgetWaitingJobs(JOB)
    const { call, open, admin } = await givenAdminClient(client)
    const added = await call('POST', '/api/admin/watched-words', { word: '  Harbour ' })
    added.assertStatus(201)
    const { id } = added.body() as { id: number }
    const { words } = await open<{ words: { word: string }[] }>('/admin/watched-words')
    assert.containSubset(words, [{ id, word: 'Harbour' }])
    assert.lengthOf(await waitingJobs(JOB), 1)
    await forgetWaitingJobs(JOB)
    const listed = await client.get('/api/admin/watched-words').loginAs(admin)
    assert.deepEqual(listed.body(), words)
    ;(await call('DELETE', `/api/admin/watched-words/${id}`, {})).assertStatus(204)
    ;(await call('DELETE', `/api/admin/watched-words/${id}`, {})).assertStatus(404)
    assert.lengthOf(await waitingJobs(JOB), 1)
    const entries = (await auditEntries()).filter(
      ({ subject_type: type }) => type === 'watched_word'
    )
    assert.containSubset(entries, [
      { action: 'watched_word.add', actor_user_id: admin.id, after: { word: 'Harbour' } },
      { action: 'watched_word.remove', actor_user_id: admin.id, before: { word: 'Harbour' } },
    ])
  }).tags(['CHECK-5'])

  test('{word} is refused: {why}')
    .tags(['CHECK-5'])
    .with([
      { word: 'HARBOÜR', why: 'already' },
      { word: 'har\u200Dbour', why: 'already' },
      { word: 'hаrbоur', why: 'already' },
      { word: '!!!', why: 'letters' },
      { word: 'x', why: '2 characters' },
      { word: '𠮷', why: '2 characters' },
      { word: 'x'.repeat(61), why: '60' },
    ])
    .run(async ({ assert, client }, { word, why }) => {
      const { call } = await givenAdminClient(client)
      await call('POST', '/api/admin/watched-words', { word: 'harbour' })
      const refused = await call('POST', '/api/admin/watched-words', { word })
      refused.assertStatus(422)
      assert.include(refused.text(), why)
    })
})
