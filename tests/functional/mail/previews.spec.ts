import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { mailOutbox } from '#core/mail/main'

type Line = { name: string; about: string; samples: string[] }

const declared = () =>
  mailOutbox.templates.filter(({ samples }) => Object.keys(samples()).length > 0)

const ISSUE = [
  'order-confirmation',
  'order-shipped',
  'order-delivered',
  'refund-given',
  'approval-request',
  'approval-decided',
  'payout-paid',
  'password-reset',
  'email-verification',
  'artist-announcements',
]

test.group('/dev/mail/previews', () => {
  test('lists every mail that the shop sends', async ({ assert, client }) => {
    const page = await client.get('/dev/mail/previews').withInertia()
    page.assertInertiaComponent('sandbox/mail_previews')
    const names = (page.inertiaProps.templates as Line[]).map(({ name }) => name)
    assert.includeMembers(
      names,
      declared().map(({ name }) => name)
    )
    assert.includeMembers(names, ISSUE)
  }).tags(['MAIL-6'])

  test('shows each sample as it looks and as plain text, in the shop’s one layout', async ({
    assert,
    client,
  }) => {
    for (const kind of declared())
      for (const sample of Object.keys(kind.samples())) {
        const query = new URLSearchParams({ sample })
        const page = await client.get(`/dev/mail/previews/${kind.name}?${query}`).withInertia()
        const { subject, text } = page.inertiaProps as { subject: string; text: string }
        assert.isAbove(subject.length, 5, kind.name)
        assert.match(text, /^Hello/, kind.name)
        assert.include(text, `Gigstall: the merch stall of every gig\n${appUrl}`, kind.name)
        assert.notMatch(
          text,
          /undefined|null|\[object|&[a-z]+;|<\w|@!?(if|end|each|component)/,
          kind.name
        )
        const body = await client.get(`/dev/mail/previews/${kind.name}/body?${query}`)
        body.assertHeader('x-frame-options', 'SAMEORIGIN')
        assert.include(body.text(), 'class="sheet ink"', kind.name)
        assert.notMatch(
          body.text(),
          /undefined|>null<|\[object|src="http|@!?(if|end|each|component)/,
          kind.name
        )
      }
  }).tags(['MAIL-6'])

  test('of announcements has a title and says why it comes, as it looks and as plain text', async ({
    assert,
    client,
  }) => {
    const query = new URLSearchParams({ sample: 'a drop and a gig' })
    const page = await client.get(`/dev/mail/previews/artist-announcements?${query}`).withInertia()
    const { subject, text } = page.inertiaProps as { subject: string; text: string }
    const body = (await client.get(`/dev/mail/previews/artist-announcements/body?${query}`)).text()
    const html = body.replaceAll('&amp;', '&')
    const names = 'The Paper Lanterns and Marigold & the Night Shift'
    assert.equal(subject, `News from ${names}`)
    assert.lengthOf(html.match(/<h1/g) ?? [], 1)
    assert.match(html, new RegExp(`<h1[^>]*>${subject}</h1>`))
    for (const shown of [html, text])
      assert.include(shown, `You asked us to email you about ${names}.`)
  }).tags(['BLOK-6'])

  test('of an order says where it goes before anything is posted, and never breaks its number', async ({
    assert,
    client,
  }) => {
    const bodyOf = async (name: string) =>
      (await client.get(`/dev/mail/previews/${name}/body`)).text()
    const page = await client.get('/dev/mail/previews/order-confirmation').withInertia()
    for (const shown of [await bodyOf('order-confirmation'), page.inertiaProps.text as string]) {
      assert.include(shown, 'Goes to:')
      assert.notInclude(shown, 'Posted to')
    }
    const link = await bodyOf('order-link')
    assert.match(link, /<h1[^>]*>Order <span style="white-space:nowrap">GS-[^<]+<\/span><\/h1>/)
  }).tags(['BLOK-9'])

  test('of what arrived has one orange button, and none where there are several', async ({
    assert,
    client,
  }) => {
    const buttons = async (sample: string) => {
      const query = new URLSearchParams({ sample })
      const body = await client.get(`/dev/mail/previews/order-delivered/body?${query}`)
      const all = body.text().match(/Write a review/g) ?? []
      return [all.length, (body.text().match(/<td bgcolor="#FF4B1F" style/g) ?? []).length]
    }
    assert.deepEqual(await buttons('one product'), [1, 1])
    assert.deepEqual(await buttons('of an account'), [2, 0])
  }).tags(['BLOK-9'])

  test('of a refund says throughout that it is made, as it is by then', async ({
    assert,
    client,
  }) => {
    const { samples } = declared().find(({ name }) => name === 'refund-given')!
    for (const sample of Object.keys(samples())) {
      const query = new URLSearchParams({ sample })
      const page = await client.get(`/dev/mail/previews/refund-given?${query}`).withInertia()
      const { subject, text } = page.inertiaProps as { subject: string; text: string }
      assert.match(subject, /^We’ve refunded /)
      assert.include(text, 'e’ve refunded')
      assert.notMatch(text, /refunding|ll refund/)
    }
  }).tags(['MAIL-6'])

  test('of an invitation names who invites, and says nothing of them if they have no name', async ({
    assert,
    client,
  }) => {
    const textOf = async (sample: string) => {
      const query = new URLSearchParams({ sample })
      const page = await client.get(`/dev/mail/previews/band-invitation?${query}`).withInertia()
      const body = await client.get(`/dev/mail/previews/band-invitation/body?${query}`)
      return [(page.inertiaProps as { text: string }).text, body.text()]
    }
    for (const text of await textOf('ordinary'))
      assert.include(text, 'Robin Example invites you to work for Night Bus')
    for (const text of await textOf('from an account without a name'))
      assert.match(text, /You(’|&#8217;|&rsquo;)re invited to work for Night Bus/)
  }).tags(['MAIL-6'])

  test('knows no other mail and no other sample', async ({ client }) => {
    for (const path of ['nothing', 'nothing/body', 'payout-paid?sample=nothing', 'constructor'])
      (await client.get(`/dev/mail/previews/${path}`)).assertStatus(404)
  }).tags(['MAIL-6'])
})
