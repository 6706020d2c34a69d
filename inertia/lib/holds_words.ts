const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether all words of a search occur in it, whatever their accents and case. */
export function holdsWords(text: string, search: string): boolean {
  const place = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => place.includes(word))
}
