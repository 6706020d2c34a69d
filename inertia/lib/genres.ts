/** Genres in the order of seed 000 §2. */
export const genres = [
  'rock',
  'pop',
  'hip-hop',
  'indie',
  'electronic',
  'folk',
  'jazz',
  'classical',
  'country',
  'r&b',
  'metal',
] as const

export function genreLabel(genre: string): string {
  return genre === 'r&b' ? 'R&B' : genre.charAt(0).toUpperCase() + genre.slice(1)
}
