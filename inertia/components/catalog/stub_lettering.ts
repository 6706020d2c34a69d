/**
 * Size of a band's name that runs along the stub of a ticket: to fit the stub less its padding, in any script. It is one
 * line for as long as that can be read; a longer name breaks into several.
 */
export function stubLettering(name: string) {
  // In ems, at most: of the face that other scripts fall to, of M and W, of other capitals. A ligature counts as its letters.
  const width = [...name.normalize('NFKC')].reduce(
    (sum, letter) => sum + (letter > 'ɏ' ? 1.25 : /[mw]/i.test(letter) ? 0.86 : 0.56),
    0
  )
  return { fontSize: `max(10px, min(3.25rem, (100cqh - 2.5rem) / ${width}))` }
}
