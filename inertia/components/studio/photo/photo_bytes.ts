const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const GIF = [0x47, 0x49, 0x46, 0x38]
/** The last chunk of a PNG: of no length, with its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const GIF_END = 0x3b

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

const stands = (bytes: Uint8Array, at: number, expected: number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte)

function includes(bytes: Uint8Array, expected: number[], from: number): boolean {
  for (
    let at = bytes.indexOf(expected[0]!, from);
    at >= 0;
    at = bytes.indexOf(expected[0]!, at + 1)
  )
    if (stands(bytes, at, expected)) return true
  return false
}

/** The end of the picture itself: a small one among what the camera tells about it has an end of its own. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2
  while (at + 3 < bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === START_OF_SCAN) return includes(bytes, [0xff, END_OF_IMAGE], at)
    if (bytes[at + 1] === 0xff) at += 1
    else at += 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!
  }
  return false
}

/** The brands of the boxed formats that phones write (ISO 23008-12): of HEIC, which few browsers read, and of AVIF. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

function boxedKind(bytes: Uint8Array): PhotoKind | null {
  if (textAt(bytes, 4) !== 'ftyp') return null
  const brand = textAt(bytes, 8)
  if (AVIF_BRANDS.includes(brand)) return 'other'
  return HEIC_BRANDS.includes(brand) ? 'heic' : null
}

/** The length that a WebP names itself, without its first eight bytes. */
const isWholeWebp = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length

/** `plain`: JPEG, PNG or GIF, which every browser reads. `heic` and `other` are read where the browser can. */
export type PhotoKind = 'plain' | 'heic' | 'other'

/**
 * Which kind of photo a file is by its bytes, whatever it is called; null for anything else and for one that was cut
 * off: browsers draw what there is of a truncated picture, and an SVG as well.
 */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (stands(bytes, 0, JPEG)) return isWholeJpeg(bytes) ? 'plain' : null
  if (stands(bytes, 0, PNG)) return includes(bytes, PNG_END, PNG.length) ? 'plain' : null
  if (stands(bytes, 0, GIF))
    return bytes.findLast((byte) => byte !== 0) === GIF_END ? 'plain' : null
  if (bytes.length < 12) return null
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP')
    return isWholeWebp(bytes) ? 'other' : null
  return boxedKind(bytes)
}
