import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { composePreview, makeSidePrintFile } from '#catalog/builder/jobs'
import { clock } from '#shared/clock'
import { fillAddress } from '#tests/support/address_form'
import { isPaymentPage } from '#tests/support/baskets'
import { checkNextUpload } from '#tests/support/checked_upload'
import { toastOf } from '#tests/support/sign_in_form'

type Account = { email: string; password: string }

/** A photograph of a drawing in ink on paper, as a phone takes it: a JPEG with the grain of the paper. */
export async function photographOfDrawing({ width = 3000, height = 2400 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 226, sigma: 5 }
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 500 400">
      <g fill="none" stroke="#1c1a18" stroke-width="9" stroke-linecap="round">
        <rect x="110" y="110" width="280" height="150" rx="28" /><path d="M110 190h280" />
        <circle cx="175" cy="275" r="24" /><circle cx="325" cy="275" r="24" /><path d="M60 302h380" />
      </g></svg>`
  )
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .composite([{ input: drawing }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** For the rest of the test: the shop's clock goes on from now. Returns what puts it forward. */
export function useMovableClock(cleanup: (undo: () => void) => void) {
  const started = performance.now()
  const from = clock.now()
  let hoursAhead = 0
  const now = () =>
    from.plus({ milliseconds: performance.now() - started }).plus({ hours: hoursAhead })
  cleanup(clock.set(now))
  return ({ hours }: { hours: number }) => void (hoursAhead += hours)
}

/** From the sign-up page to the dashboard of a new band. */
export async function signUpBand(page: Page, { email, password }: Account, bandName: string) {
  await page.goto('/artist-signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Start selling' }).click()
  await page.getByRole('heading', { name: 'Set Up Your Artist Profile' }).waitFor()
  await page.getByLabel('Band/Artist Name').fill(bandName)
  await page.getByLabel('Genre', { exact: true }).selectOption('indie')
  await page.getByRole('button', { name: 'Create artist profile' }).click()
  await toastOf(page, 'Artist profile created successfully!')
}

/** Uploads a photograph in the builder; what the queue does for it is done here. */
export async function uploadPhotograph(page: Page, buffer: Buffer) {
  await page
    .getByLabel('Choose a file of your artwork')
    .setInputFiles({ name: 'drawing.jpg', mimeType: 'image/jpeg', buffer })
  await checkNextUpload()
  await page.getByLabel(/^I own the rights/).click()
  await page.locator('input[name="rights"]:checked').waitFor()
}

/** What the queue does for built products: the files of their sides, and their pictures. */
export async function makeFilesOfProducts() {
  for (const { id } of await db.from('product_placements').orderBy('id'))
    await makeSidePrintFile({ placementId: id })
  for (const { id } of await db.from('products').orderBy('id'))
    await composePreview({ productId: id })
}

/** A share with the percentage for each category; kind and base stay as the form suggests them. */
async function addShare(page: Page, nth: number, share: { name: string; percent: string }) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a share' }).click()
  const group = dialog.getByRole('group', { name: `Share ${nth}` })
  await group.getByLabel('Name').fill(share.name)
  await group.getByLabel('Apparel, %').fill(share.percent)
}

/** On the page of a gig: 20% of gross to the venue, 10% of earnings to the support act. */
export async function agreeShares(
  page: Page,
  { venue, support }: { venue: string; support: string }
) {
  await page.getByRole('button', { name: 'Add shares' }).click()
  await addShare(page, 1, { name: venue, percent: '20' })
  await addShare(page, 2, { name: support, percent: '10' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save shares' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('20% of gross').waitFor()
  await page.getByText('10% of earnings').waitFor()
}

/** From the mailbox over a new account to the band's dashboard. */
export async function acceptInvitation(page: Page, { email, password }: Account, bandName: string) {
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: `Join ${bandName} on Gigstall` }).click()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'See the invitation' })
  await page.goto(new URL((await link.getAttribute('href'))!).pathname)
  await page.getByRole('link', { name: 'Create an account to accept' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
}

/** From the product page to the paid order, by the stand-in's payment page. */
export async function buyPieces(page: Page, pieces: number) {
  const more = page.getByRole('button', { name: 'One more', exact: true })
  for (let piece = 1; piece < pieces; piece++) await more.filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.waitForURL(isPaymentPage)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
}

/** An admin refunds £10.00 of an order, by its page. */
export async function refundTenPounds(page: Page, orderNumber: string) {
  await page.goto(`/admin/orders/${orderNumber}`)
  await page.getByRole('button', { name: `Refund ${orderNumber}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabel('Amount (£)').fill('10')
  const shipping = dialog.getByLabel('Shipping as well (£)')
  if ((await shipping.count()) > 0) await shipping.fill('0')
  await dialog.getByLabel('Reason').fill('One print came off')
  await dialog.getByRole('button', { name: 'Refund £10.00' }).click()
  await toastOf(page, '£10.00 refunded')
}

/** What a table says of a row, on one line. */
export async function rowOf(page: Page, table: string, name: string | RegExp) {
  const row = page.getByRole('table', { name: table }).getByRole('row', { name }).first()
  return (await row.innerText()).replaceAll(/\s+/g, ' ').trim()
}
