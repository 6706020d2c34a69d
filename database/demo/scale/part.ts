/** Numbers `from` to `to` of those that this run adds, `first` to `last`. */
export type Part = { from: number; to: number; first: number; last: number }
