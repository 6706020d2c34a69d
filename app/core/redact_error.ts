const LONGEST = 500

const SECRETS: [RegExp, string][] = [
  // Names and passwords in an address.
  [/(\b[a-z][a-z+.-]*:\/\/)[^\s/@]+@/gi, '$1…@'],
  // Credentials of a request.
  [/\b(bearer|basic)\s+[^\s"',;]+/gi, '$1 …'],
  [
    /\b(token|key|secret|password|signature|authorization)(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi,
    '$1$2…',
  ],
  [/\b(sk|pk|rk|whsec)_\w+/g, '…'],
  // Whom it was about.
  [/[^\s<>"'(:@/…]+@[^\s<>"'),;:]+\.[^\s<>"'),;:]+/g, '…@…'],
  // Anything else that is long and means nothing to a reader.
  [/\b[\w-]{32,}\b/g, '…'],
]

/** The error message in one line, with secrets and email addresses redacted, so that it may be stored and shown to an admin. */
export function redactError(error: unknown): string {
  const text = error instanceof Error ? `${causesOf(error)}` : String(error)
  const safe = SECRETS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)
  return safe.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST) || 'Unknown'
}

/** A provider’s library often wraps what really happened. */
function causesOf(error: Error): string {
  const { cause } = error
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message}: ${causesOf(cause)}`
    : error.message
}
