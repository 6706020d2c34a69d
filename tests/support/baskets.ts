import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import type Product from '#catalog/models/product'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

/** A shirt at £24.00 and a hoodie at £45.50 of two different bands. */
export async function givenTwoStalls() {
  const { artist: nightBus } = await givenArtist({ bandName: 'Night Bus' })
  const { artist: saltLines } = await givenArtist({ bandName: 'Salt Lines' })
  const { product: shirt } = await givenActiveProduct({
    artist: nightBus,
    name: 'Last Tram Home Tee',
    sellingPrice: '24.00',
  })
  const { product: hoodie } = await givenActiveProduct({
    artist: saltLines,
    name: 'Low Tide Hoodie',
    productType: 'hoodie',
    sellingPrice: '45.50',
  })
  return { nightBus, saltLines, shirt, hoodie }
}

/** A line of the cart as the browser stores it. */
export function storedLine(product: Product, changes: Record<string, unknown> = {}) {
  return {
    id: `${product.id}-M-Black`,
    productId: product.id,
    name: product.name,
    image: null,
    size: 'M',
    color: 'Black',
    price: product.sellingPrice / 100,
    currency: 'GBP',
    quantity: 1,
    ...changes,
  }
}

/** Puts a value into the browser's storage before the page is opened. */
export async function withCart(page: Page, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  await page.goto('/health')
  await page.evaluate((cart) => localStorage.setItem('cart', cart), text)
}

export const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))

/** Until the store itself is: before the page is awake it is sent with "0 items" whatever is stored. */
export const untilCartIsEmptied = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('cart') === '[]')

/** Until then a press does nothing: the page is as the server sent it. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(() => {
    const button = document.querySelector('[aria-label^="View Cart"]')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps$'))
  })
}

/** The drawer, opened from the header, while the server is asked for prices. */
export async function openCart(page: Page) {
  await untilAwake(page)
  await page.getByRole('button', { name: /^View Cart/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await drawer.waitFor()
  return drawer
}

/** The drawer of this cart, once it shows these words. */
export async function openCartWith(page: Page, cart: unknown, words: string) {
  await withCart(page, cart)
  await page.goto('/terms')
  const drawer = await openCart(page)
  await drawer.getByText(words).first().waitFor()
  return drawer
}

export async function addToCart(page: Page, product: Product, size = 'M') {
  await page.goto(`/product/${product.id}?size=${size}`)
  await untilAwake(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added to cart!', { exact: true }).waitFor()
}

export const isPaymentPage = (url: URL) => url.pathname.startsWith('/sandbox/stripe/pay/')

/** On the checkout page and on the payment page alike. */
export const payButton = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Pay ${amount}`, exact: true })

/** What the checkout page says is bought. */
export const checkoutOrder = (page: Page) => page.getByRole('region', { name: 'Your order' })

/** With this cart, of which a line is Night Bus'. */
export async function onCheckoutPage(page: Page, cart: unknown) {
  await withCart(page, cart)
  await page.goto('/checkout')
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await checkoutOrder(page).getByText('Night Bus').waitFor()
}

/** From the filled-in checkout page; the id of the payment session. */
export async function onPaymentPage(page: Page, amount: string): Promise<string> {
  await payButton(page, amount).click()
  await page.waitForURL(isPaymentPage)
  return new URL(page.url()).pathname.split('/').at(-1)!
}

export const orderNumbers = async (): Promise<string[]> =>
  (await db.from('orders').select('order_number')).map((row) => row.order_number)

/** In pixels, of what shows just these words. */
export const fontSizeOf = (page: Page, words: string) =>
  page
    .getByText(words, { exact: true })
    .evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize))
