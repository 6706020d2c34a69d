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

/**
 * Whether a file is a JPEG, a PNG or a GIF from its first bytes to its end, whatever it is called: browsers draw what
 * there is of a picture that was cut off, and an SVG as well.
 */
export function isWholePhoto(bytes: Uint8Array): boolean {
  if (stands(bytes, 0, JPEG)) return isWholeJpeg(bytes)
  if (stands(bytes, 0, PNG)) return includes(bytes, PNG_END, PNG.length)
  if (stands(bytes, 0, GIF)) return bytes.findLast((byte) => byte !== 0) === GIF_END
  return false
}
