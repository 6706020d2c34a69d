/** The name in an ICC profile: its description, of version 2 in ASCII or of version 4 in UTF-16. */
export function profileName(icc: Buffer | undefined): string | null {
  if (!icc || icc.length < 132) return null
  const tags = Math.min(icc.readUInt32BE(128), 100)
  for (let tag = 0; tag < tags; tag++) {
    const entry = 132 + tag * 12
    if (entry + 12 > icc.length) return null
    if (icc.toString('latin1', entry, entry + 4) !== 'desc') continue
    const start = icc.readUInt32BE(entry + 4)
    const end = Math.min(start + icc.readUInt32BE(entry + 8), icc.length)
    return start + 28 < end ? described(icc.subarray(start, end)) : null
  }
  return null
}

function described(text: Buffer): string | null {
  const type = text.toString('latin1', 0, 4)
  if (type === 'desc') return plain(text.toString('latin1', 12, 12 + text.readUInt32BE(8)))
  if (type !== 'mluc') return null
  const length = text.readUInt32BE(20)
  const start = text.readUInt32BE(24)
  const letters = Buffer.from(text.subarray(start, start + length - (length % 2)))
  return plain(letters.swap16().toString('utf16le'))
}

/** One line that can be shown; null where nothing of it can. */
function plain(name: string): string | null {
  const shown = name.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').trim()
  return shown.slice(0, 100) || null
}
