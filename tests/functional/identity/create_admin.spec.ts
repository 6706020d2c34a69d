import { execFile } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { CreateAdmin } from '#identity/actions/create_admin'
import User from '#identity/models/user'
import type { AdminRole } from '#shared/admin_role'
import { TYPESCRIPT_LOADER } from '#tests/support/ace_process'
import { PRODUCTION } from '#tests/support/production'
import { resetDatabase } from '#tests/support/reset_database'
import { HttpSession } from '#tests/support/http_session'

const EMAIL = 'owner@gigstall.test'
const PASSWORD = 'a long enough password'

const create = async (given: { email?: string; password?: string; adminRole?: AdminRole } = {}) =>
  (await app.container.make(CreateAdmin)).handle({ email: EMAIL, password: PASSWORD, ...given })

const audited = () => db.from('audit_entries').where('action', 'user.create')

/** The command in production, with a password on standard input. */
function run(password: string, ...flags: string[]): Promise<{ code: number; output: string }> {
  const args = [`--import=${TYPESCRIPT_LOADER}`, 'bin/console.ts', 'admin:create', EMAIL, ...flags]
  const options = { cwd: app.makePath(), env: { ...process.env, ...PRODUCTION } }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
    child.stdin!.end(password)
  })
}

test.group('The first admin', (group) => {
  group.each.setup(() => resetDatabase)

  test('is made by a command in production, and can log in', async ({ assert }) => {
    const { code, output } = await run(`${PASSWORD}\n`)
    assert.equal(code, 0, output)
    assert.include(output, `${EMAIL} is an admin now`)
    const session = new HttpSession()
    const answer = await session.post('/api/login', { email: EMAIL, password: PASSWORD })
    assert.equal(answer.status, 200)
    const user = (await session.get('/api/auth/user')).json() as object
    assert.deepInclude(user, { userType: 'admin', adminRole: 'owner' })
  })
    .tags(['OPS-18'])
    .timeout(120_000)

  test('has the role of the flag --role, and none that there is not', async ({ assert }) => {
    const wrong = await run(`${PASSWORD}\n`, '--role=king')
    assert.equal(wrong.code, 1)
    assert.include(wrong.output, 'The role is one of owner, operations')
    assert.isNull(await User.findByEmail(EMAIL))
    const { code, output } = await run(`${PASSWORD}\n`, '--role=finance')
    assert.equal(code, 0, output)
    assert.equal((await User.findByEmail(EMAIL))?.adminRole, 'finance')
    assert.containSubset(await audited(), [{ after: { userType: 'admin', adminRole: 'finance' } }])
    // A second run leaves it as it is.
    assert.isFalse(await create({ adminRole: 'owner' }))
    assert.equal((await User.findByEmail(EMAIL))?.adminRole, 'finance')
  })
    .tags(['OPS-18', 'ROLE-3'])
    .timeout(120_000)

  test('is recorded, and left as is by a second run', async ({ assert }) => {
    assert.isTrue(await create())
    const { id, password } = await User.query().where('email', EMAIL).firstOrFail()
    assert.isFalse(
      await create({ email: 'Owner@gigstall.test', password: 'another long password' })
    )
    assert.equal((await User.findOrFail(id)).password, password)
    const entries = await audited()
    assert.lengthOf(entries, 1)
    assert.containSubset(entries[0], { actor_user_id: id, subject_type: 'user' })
    assert.notInclude(JSON.stringify(entries), EMAIL)
  }).tags(['OPS-18'])

  test('is not made with {0}')
    .with([
      ['a weak password', { password: 'short' }],
      ['no password', { password: '' }],
      ['something that is no email', { email: 'owner' }],
    ] as const)
    .run(async ({ assert }, [, given]) => {
      await assert.rejects(() => create(given))
      assert.equal(Number((await User.query().count('* as total'))[0]!.$extras.total), 0)
      assert.isEmpty(await audited())
    })
    .tags(['OPS-18'])

  test('is not made of a fan', async ({ assert }) => {
    const fan = await UserFactory.merge({ email: EMAIL, userType: 'fan' }).create()
    await assert.rejects(() => create(), /that of a fan or artist/)
    assert.equal((await User.findOrFail(fan.id)).userType, 'fan')
    assert.isEmpty(await audited())
  }).tags(['OPS-18'])
})
