/**
 * Why nothing can be sent to an address, so that its buyer is asked for another one:
 * - `abroad`: it is in another country than shipping was paid to
 * - `incomplete`: a part of it is missing, or longer than it may be
 * - `refused`: the printer does not send to it
 */
export type AddressProblem = 'abroad' | 'incomplete' | 'refused'

/** How each reason of a production hold begins that another address ends. */
const BEGINNINGS = {
  missing: 'Missing: ',
  cut: 'Too long and cut: ',
  abroad: 'Address in ',
  refused: 'Address refused: ',
}

/** Writes those reasons, for admins; the only functions that do. */
export const addressReasons = {
  missing: (parts: readonly string[]) => BEGINNINGS.missing + parts.join(', '),
  cut: (parts: readonly string[]) => BEGINNINGS.cut + parts.join(', '),
  abroad: (country: string, quoted: string) =>
    `${BEGINNINGS.abroad}${country}, shipping quoted for ${quoted}`,
  /** Without semicolons, which join the reasons of a hold. */
  refused: (why: string) => BEGINNINGS.refused + why.replaceAll(';', ','),
}

export const isAboutAddress = (reason: string): boolean =>
  Object.values(BEGINNINGS).some((beginning) => reason.startsWith(beginning))
