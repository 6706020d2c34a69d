/**
 * Why nothing can be sent to an address, so that its buyer is asked for another one:
 * - `abroad`: it is in another country than shipping was paid to
 * - `incomplete`: a part of it is missing, or longer than it may be
 * - `refused`: the printer does not send to it
 */
export type AddressProblem = 'abroad' | 'incomplete' | 'refused'

/** Reasons of a production hold that another address ends. The holds are written with these functions alone. */
export const addressReasons = {
  missing: (parts: readonly string[]) => `Missing: ${parts.join(', ')}`,
  cut: (parts: readonly string[]) => `Too long and cut: ${parts.join(', ')}`,
  abroad: (country: string, quoted: string) =>
    `Address in ${country}, shipping quoted for ${quoted}`,
  /** The reasons of a hold are joined by semicolons. */
  refused: (why: string) => `Address refused: ${why.replaceAll(';', ',')}`,
}

export const isAboutAddress = (reason: string): boolean =>
  /^(?:Missing: |Too long and cut: |Address in |Address refused: )/.test(reason)
