import { inflateSync } from 'node:zlib'

/** Of the header of a WOFF file and of each entry of its directory, and of those of the font in it. */
const WOFF = { header: 44, entry: 20 }
const FONT = { header: 12, entry: 16 }

const aligned = (length: number) => (length + 3) & ~3

/**
 * The TrueType font in a WOFF file (https://www.w3.org/TR/WOFF/). Node inflates it: the inflater of fontkit is slow, and
 * fails on tables of some files.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF.header + index * WOFF.entry)
  )
  const head = Buffer.alloc(FONT.header + count * FONT.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * FONT.entry, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * FONT.entry, 10)
  let offset = head.length
  for (const [index, { tag, checksum, data, length }] of tables.entries()) {
    const entry = FONT.header + index * FONT.entry
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...tables.map(({ data }) => data)])
}

/** A table, filled up to whole words. */
function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  const data = Buffer.alloc(aligned(length))
  ;(packedLength < length ? inflateSync(packed) : packed).copy(data)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data,
    length,
  }
}
