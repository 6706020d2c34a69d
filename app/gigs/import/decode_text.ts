import { MOST_BYTES, UnreadableSource } from '#gigs/import/read_gig'

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** Text whose every second byte is zero is UTF-16 without its mark. */
function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 4) return null
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 && bytes[3] !== 0) return 'utf-16be'
  return null
}

/**
 * The text of a file: UTF-8, UTF-16 with or without a byte order mark, or else Windows-1252, in which older spreadsheets
 * save. Line breaks become `\n`. Throws UnreadableSource for a file that is too large, empty or no text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES)
    throw new UnreadableSource('This file is larger than 2 MB. Export only your tour dates.')
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  if (text.trim() === '') throw new UnreadableSource('This file is empty.')
  if (text.includes('\0'))
    throw new UnreadableSource('This isn’t a text file. Choose an .ics or .csv file.')
  return text
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const wide = looksLikeUtf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
