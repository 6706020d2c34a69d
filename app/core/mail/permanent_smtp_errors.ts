/** Said of the recipient or the mail itself: asking again brings the same answer. */
const FINAL_CODES = ['EENVELOPE', 'EMESSAGE']

/** Whether the mail server refused this mail permanently (SMTP 5xx about the recipient or the mail), so that a retry cannot help. */
export function isPermanentSmtpError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode, cause } = error as Error & { code?: string; responseCode?: number }
  const isFinal = FINAL_CODES.includes(String(code)) && Number(responseCode) >= 500
  return isFinal || isPermanentSmtpError(cause)
}
