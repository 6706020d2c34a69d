/** The eleven genres, in their fixed order. */
export const GENRES = [
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

export type Genre = (typeof GENRES)[number]
