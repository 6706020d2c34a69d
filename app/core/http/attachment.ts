import type { HttpContext } from '@adonisjs/core/http'

/** A name that a user typed, and what stands for it where file names are plain ASCII. */
export type TypedPart = { name: string; plain: string }

/** Joined by a dash: a name that a user typed, or words of ours, which are plain ASCII. */
export type FileNamePart = TypedPart | string

export const artistPart = (artist: { id: number; band_name: string }): TypedPart => ({
  name: artist.band_name,
  plain: `artist-${artist.id}`,
})

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What file systems do not bear is left out. */
const cleaned = (text: string) => tidy(text.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, ' '))

/** Without accents; what stands for it where letters of it would be lost. */
function plainly({ name, plain }: TypedPart): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const ascii = tidy(cleaned(bare).replace(/[^\x20-\x7E]/g, ''))
  const isWhole = !/(?![\x20-\x7E])[\p{L}\p{N}]/u.test(bare)
  return isWhole && /[a-z\d]/i.test(ascii) ? ascii : plain
}

/**
 * Has an answer kept as a file of this name, such as `Night Bus - A4.pdf`. Programs that know no Unicode get the plain
 * name.
 */
export function attachAs(
  response: HttpContext['response'],
  parts: FileNamePart[],
  extension: string
) {
  const join = (wordsOf: (part: TypedPart) => string) =>
    `${parts.map((part) => (typeof part === 'string' ? part : wordsOf(part))).join(' - ')}.${extension}`
  const encoded = encodeURIComponent(join(({ name, plain }) => cleaned(name) || plain)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  response.header(
    'Content-Disposition',
    `attachment; filename="${join(plainly)}"; filename*=UTF-8''${encoded}`
  )
}
