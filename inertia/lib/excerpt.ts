/** As much of a text as fits, cut behind a whole word; CSS cuts in the middle of one. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most)
  return `${line.slice(0, space > most / 2 ? space : most).replace(/[\s,.;:–-]+$/, '')}…`
}
