import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { dataDirectory } from '#config/app'

async function newestMailId(client: ApiClient): Promise<string> {
  const list = await client.get('/dev/mail').withInertia()
  const [newest] = list.inertiaProps.mails as { id: string }[]
  return newest!.id
}

const send = (subject: string, html: string) =>
  mail.send((message) => {
    message.to('sam@example.test').subject(subject).html(html).text('In plain words')
  })

test.group('/dev/mail', (group) => {
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('an empty mailbox is a page too', async ({ client }) => {
    const response = await client.get('/dev/mail').withInertia()
    response.assertInertiaComponent('sandbox/mailbox')
    response.assertInertiaPropsContains({ mails: [] })
  })

  test('mails are listed and read as text', async ({ client }) => {
    await send('First', '<p>First</p>')
    const list = await client.get('/dev/mail').withInertia()
    list.assertInertiaPropsContains({ mails: [{ subject: 'First', to: ['sam@example.test'] }] })
    const response = await client.get(`/dev/mail/${await newestMailId(client)}`).withInertia()
    response.assertInertiaComponent('sandbox/mail')
    response.assertInertiaPropsContains({ mail: { subject: 'First', text: 'In plain words' } })
  })

  test('nothing in the HTML of a mail may run', async ({ client, assert }) => {
    await send('Evil', '<script>alert(1)</script><p>Hi</p>')
    const response = await client.get(`/dev/mail/${await newestMailId(client)}/body`)
    response.assertStatus(200)
    const policy = String(response.header('content-security-policy'))
    assert.match(policy, /^sandbox /)
    assert.include(policy, `default-src 'none'`)
    assert.notInclude(policy, 'allow-scripts')
    assert.equal(response.header('x-frame-options'), 'SAMEORIGIN')
  })

  test('an id that names no mail is 404, and no way to other files')
    .with(['1700000000000-deadbeef', '..%2F..%2Fpackage', 'x'])
    .run(async ({ client }, id) => {
      const response = await client.get(`/dev/mail/${id}`).accept('json')
      response.assertStatus(404)
    })
})
