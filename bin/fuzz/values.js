/**
 * Odd texts for paths, headers and bodies.
 */
const ODD_TEXTS = [
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '\u{1F3B8}',
  'caf\u00e9',
  '\u0627\u0644\u0641\u0631\u0642\u0629',
  'Z\u0351\u0363\u0343a\u0351lgo',
  '\u202egnp.exe',
  '\ud800',
  '\u0000',
  'a\r\nX-Injected: yes',
  '\u2028',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '__proto__',
  'constructor',
  'all',
  'https://evil.example/',
  '//evil.example',
]

export function oddText(random) {
  if (random.chance(0.1)) return 'a'.repeat(random.pick([40, 255, 256, 1_000, 8_000]))
  if (random.chance(0.3)) return anyCharacters(random)
  return random.pick(ODD_TEXTS)
}

/** Characters from all of Unicode, lone surrogates and control characters among them. */
function anyCharacters(random) {
  const length = 1 + random.below(12)
  return Array.from({ length }, () =>
    String.fromCodePoint(random.below(random.pick([0x20, 0x80, 0x100, 0x10000, 0x110000])))
  ).join('')
}

/** A segment of a path as bytes on the wire: encoded, half encoded or broken. */
export function oddSegment(random) {
  if (random.chance(0.3))
    return random.pick(['%', '%zz', '%c0%80', '%ff', '%2f', '%5c', '%00', '%0d%0a', '%F0%9F%8E%B8'])
  const text = oddText(random).toWellFormed()
  return random.chance(0.8) ? encodeURIComponent(text) : text.replaceAll(/[\s#?\p{Cc}]/gu, '_')
}

export function oddValue(random, depth = 0) {
  const kind = random.below(depth > 3 ? 4 : 6)
  if (kind === 0) return random.pick([null, true, false, 0, -1, 1, 0.1, 1e21, 2 ** 31, 2 ** 53])
  if (kind < 4) return oddText(random)
  const length = random.below(4)
  if (kind === 4) return Array.from({ length }, () => oddValue(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length }, () => [oddText(random), oddValue(random, depth + 1)])
  )
}
