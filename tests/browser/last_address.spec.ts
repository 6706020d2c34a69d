import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { UserFactory } from '#database/factories/user_factory'
import { givenTwoStalls, storedLine, untilAwake, withCart } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const LABELS = ['Full name', 'Email', 'Country', 'Street address', 'City']
const ABROAD = {
  customerName: 'Nia Front-Row',
  street: '9 Queen Street',
  city: 'Toronto',
  state: 'ON',
  zipCode: 'M5V 2T6',
  country: 'CA',
}

const shown = async (page: Page, labels: string[]) => {
  await page.getByLabel('Full name').waitFor()
  return Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()))
}

async function openBuyNow(page: Page, id: number) {
  await page.goto(`/product/${id}`)
  await untilAwake(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
}

test.group('Browser: the address of the last order', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is filled in on Buy Now and at the checkout, and what is typed over it stays', async ({
    visit,
  }) => {
    const { shirt } = await givenTwoStalls()
    const fan = await UserFactory.create()
    await CheckoutFactory.merge({ userId: fan.id, ...ABROAD }).create()
    const page = await visit('about:blank')
    await signInAs(page, fan)
    await withCart(page, [storedLine(shirt)])
    const labels = [...LABELS, 'Province', 'Postal code']
    const expected = [
      'Nia Front-Row',
      fan.email,
      'CA',
      '9 Queen Street',
      'Toronto',
      'ON',
      'M5V 2T6',
    ]
    await openBuyNow(page, shirt.id)
    await expect.poll(() => shown(page, labels)).toEqual(expected)
    await page.goto('/checkout')
    await untilAwake(page)
    await expect.poll(() => shown(page, labels)).toEqual(expected)

    await page.getByLabel('Street address').fill('10 King Street')
    await page.reload()
    await untilAwake(page)
    expected[3] = '10 King Street'
    await expect.poll(() => shown(page, labels)).toEqual(expected)
  }).tags(['PHONE-5'])

  test('never fills up an address that a guest has begun in the same tab', async ({ visit }) => {
    const { shirt } = await givenTwoStalls()
    const fan = await UserFactory.create()
    await CheckoutFactory.merge({ userId: fan.id, ...ABROAD }).create()
    const page = await visit('about:blank')
    await openBuyNow(page, shirt.id)
    await page.getByLabel('City').fill('York')
    await signInAs(page, fan)
    await openBuyNow(page, shirt.id)
    const labels = [...LABELS.slice(2), 'County (optional)', 'Postcode']
    await expect.poll(() => shown(page, labels)).toEqual(['GB', '', 'York', '', ''])
  }).tags(['PHONE-5'])
})
