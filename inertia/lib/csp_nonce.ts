/** What lets a library of ours write its styles under the policy of this document. */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
}
