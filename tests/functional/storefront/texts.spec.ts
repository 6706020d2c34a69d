import { test } from '@japa/runner'
import { contactAddress } from '#config/contact'
import { seller } from '#config/seller'
import { HttpSession } from '#tests/support/http_session'

const PAGES = {
  '/privacy': ['Who is responsible', 'Scanning a QR code', 'Your rights', 'Stop remembering codes'],
  '/terms': ['Who you buy from', 'Prices and payment', 'Changes and law'],
  '/delivery-and-returns': ['Delivery', 'Changed your mind', 'Damaged, faulty or wrong', 'Sizes'],
  '/reporting': ['How to report', 'What happens next', 'If your product was taken down'],
  '/contact': ['About an order', 'Who we are'],
}

const html = async (path: string) => (await new HttpSession().get(path)).text

test.group('The plain pages', () => {
  test('{0} has a heading, sections under their own and a list of them')
    .tags(['PAGES-6'])
    .with(Object.entries(PAGES))
    .run(async ({ assert }, [path, words]) => {
      const page = await html(path)
      assert.lengthOf(page.match(/<h1[ >]/g)!, 1)
      for (const word of words) assert.include(page, word)
      const listed = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id!)
      const sections = listed.filter((id) => page.includes(`<section id="${id}"`))
      assert.isAtLeast(sections.length, 4)
      assert.isAtLeast(page.match(/<h2[ >]/g)!.length, sections.length)
    })

  test('name the seller with address, numbers and email, as they are configured', async ({
    assert,
  }) => {
    for (const path of ['/contact', '/terms', '/privacy']) {
      const page = await html(path)
      const { name, address, companyNumber, vatNumber } = seller
      for (const word of [name, address!, companyNumber!, vatNumber!]) assert.include(page, word)
      assert.include(page, `href="mailto:${contactAddress}"`)
    }
  }).tags(['PAGES-7'])

  test('are led to from the foot of every page', async ({ assert }) => {
    const page = await html('/browse')
    for (const path of Object.keys(PAGES)) assert.include(page, `href="${path}"`)
  }).tags(['PAGES-6'])

  test('name the cookies that remember orders, codes and devices', async ({ assert }) => {
    const page = await html('/privacy')
    for (const words of ['lets this browser open it', 'for two days', 'seven days', '180 days'])
      assert.include(page, words)
  }).tags(['PHONE-10'])

  test('say how long delivery takes, to which countries, and what a buyer may send back', async ({
    assert,
  }) => {
    const page = await html('/delivery-and-returns')
    for (const word of ['3-5 business days', 'United Kingdom', 'United States', 'Canada', '£3.59'])
      assert.include(page, word)
    for (const word of ['14 days', '30 days', 'Consumer Rights Act 2015'])
      assert.include(page, word)
  }).tags(['PAGES-8'])
})
