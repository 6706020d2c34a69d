/** As much of a text as fits: whole sentences where they fill a good part of it, else whole words; CSS cuts within one. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const sentences = /^.*[.!?](?= )/.exec(line.slice(0, most + 1))?.[0] ?? ''
  if (sentences.length > most * 0.4) return sentences
  const space = line.lastIndexOf(' ', most)
  return `${line.slice(0, space > most / 2 ? space : most).replace(/[\s,.;:–-]+$/, '')}…`
}
