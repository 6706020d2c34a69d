/** Said of the recipient or the mail itself: asking again brings the same answer. */
const FINAL_CODES = ['EENVELOPE', 'EMESSAGE']

/** Whether the mail server has refused this mail for good (SMTP's 5xx), and not just for now or for what we are. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode, cause } = error as Error & { code?: string; responseCode?: number }
  const isFinal = FINAL_CODES.includes(String(code)) && Number(responseCode) >= 500
  return isFinal || isRefusedForGood(cause)
}
