/** Scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their further forms. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

/**
 * A name within a sentence that is plain text (a toast, a dialog's title, a mail, a page's title): between the marks that
 * keep a script from right to left to itself. Others stay as they are. On screens made of elements `UserText` does this.
 */
export const isolated = (name: string) =>
  hasRightToLeft(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name
