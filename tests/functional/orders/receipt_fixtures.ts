import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { IssueReceipts } from '#commerce/receipts/actions/issue_receipts'
import type { Receipt } from '#commerce/receipts/transformers/receipt_transformer'
import { textOf } from '#tests/support/pdf_text'

export const issueReceipts = async () => (await app.container.make(IssueReceipts)).handle()

/** A guest's way to the receipt of a checkout: its page, and a PDF by its number. */
export async function givenReceiptLink(client: ApiClient, checkoutId: number) {
  const link = await (await app.container.make(IssueOrderLink)).handle(checkoutId)
  const { pathname, search } = new URL(link)
  const path = `${pathname}/receipt${search}`
  return {
    path,
    pathname,
    pdfPath: (number: string) => `${pathname}/receipts/${number}.pdf${search}`,
    receipts: async (): Promise<Receipt[]> => {
      const page = await client.get(path).withInertia()
      page.assertStatus(200)
      page.assertInertiaComponent('orders/receipt')
      return (page.inertiaProps as { receipts: Receipt[] }).receipts
    },
    pdf: async (number: string): Promise<string> => {
      const answer = await client.get(`${pathname}/receipts/${number}.pdf${search}`)
      answer.assertStatus(200)
      return textOf(answer.body())
    },
  }
}

/** The numbers of all that were issued, by series. */
export async function issuedNumbers() {
  const rows = await db.from('receipts').orderBy(['kind', 'number']).select('kind', 'number')
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ number }) => number)
  return { receipts: of('receipt'), creditNotes: of('credit_note') }
}
