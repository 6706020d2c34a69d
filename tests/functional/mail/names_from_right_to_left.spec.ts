import { test } from '@japa/runner'
import type { BaseMail } from '@adonisjs/mail'
import { mailOutbox } from '#core/mail/main'
import { hasRightToLeft } from '#shared/isolated'

/** Fields of a mail's data that hold text typed by users. */
const TYPED = /(name|venue|city|notes|description|body|address)$/i

const NAMES = ['שלום 2026', 'فرقة الليل!', 'Band عربي (live)', '12 רחוב\n\nשורה שנייה']

type Replaced = { value: unknown; originals: string[] }

/** A copy in which every text that a user typed is in a script from right to left. */
function turned(value: unknown, isTyped = false): Replaced {
  const originals: string[] = []
  const turn = (each: unknown, typed: boolean): unknown => {
    const result = turned(each, typed)
    originals.push(...result.originals)
    return result.value
  }
  if (typeof value === 'string' && isTyped)
    return { value: NAMES[value.length % NAMES.length], originals: [value] }
  if (Array.isArray(value)) return { value: value.map((each) => turn(each, isTyped)), originals }
  if (typeof value !== 'object' || value === null) return { value, originals }
  if (Object.getPrototypeOf(value) !== Object.prototype) return { value, originals }
  const entries = Object.entries(value).map(([key, each]) => [key, turn(each, TYPED.test(key))])
  return { value: Object.fromEntries(entries), originals }
}

async function rendered(mail: BaseMail) {
  await mail.buildWithContents()
  const { subject, html, text, to } = mail.message.toJSON().message
  return {
    subject: String(subject),
    html: String(html),
    text: String(text),
    to: JSON.stringify(to),
  }
}

const outsideOfMarks = (shown: string) => shown.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')

const samples = () =>
  mailOutbox.templates.flatMap((kind) =>
    Object.entries(kind.samples()).map(([sample, mail]) => ({
      what: `${kind.name}, ${sample}`,
      mail,
    }))
  )

test.group('Names in mails', () => {
  test('from right to left are enclosed by direction marks in the subject, the text and the HTML of every mail', async ({
    assert,
  }) => {
    let found = 0
    for (const { what, mail } of samples()) {
      const { value, originals } = turned({ ...mail })
      Object.assign(mail, value)
      const { subject, html, text, to } = await rendered(mail)
      found += originals.length
      for (const shown of [subject, html, text])
        assert.isFalse(hasRightToLeft(outsideOfMarks(shown)), `${what}: ${outsideOfMarks(shown)}`)
      for (const original of originals.filter((each) => each.length > 3))
        assert.notInclude(subject, original, `${what}: written before its names are isolated`)
      assert.notMatch(to, /[\u2068\u2069]/, what)
    }
    assert.isAbove(found, 50)
  }).tags(['NET-13'])

  test('of other scripts add no marks to any mail', async ({ assert }) => {
    for (const { what, mail } of samples())
      for (const shown of Object.values(await rendered(mail)))
        assert.notMatch(shown, /[\u2066-\u2069]/, what)
  }).tags(['NET-13'])
})
