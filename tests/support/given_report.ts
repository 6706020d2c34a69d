import { FileReport, type NewReport } from '#moderation/actions/file_report'

/** Somebody reports a store, or with `productId` a product. */
export async function givenReport(
  report: Pick<NewReport, 'artistId'> & Partial<NewReport>
): Promise<void> {
  await new FileReport().handle({
    productId: null,
    reason: 'copyright',
    words: 'This is my photo of the harbour',
    evidenceUrl: null,
    email: 'robin@example.com',
    userId: null,
    ...report,
  })
}
