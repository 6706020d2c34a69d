/**
 * Lots that SQL draws: the same number and salt give the same lot on every run, without a row of state.
 * `n` is an SQL expression.
 */
export const lot = (n: string, salt: number) =>
  `((hashint8extended((${n})::bigint, ${salt}) & 2147483647) / 2147483648.0)`

/** A whole number from 0 to `count - 1`; `count` is an SQL expression. */
export const choice = (n: string, salt: number, count: string | number) =>
  `floor(${lot(n, salt)} * ${count})::int`

/** One of the words, by a lot. */
export const word = (n: string, salt: number, words: readonly string[]) =>
  `(ARRAY[${words.map((each) => `'${each.replaceAll(`'`, `''`)}'`).join(',')}])[1 + ${choice(n, salt, words.length)}]`

/**
 * Age in days of the n-th of a run, 90 to 0, the later numbers the younger: ids and times grow together, as they do in
 * a shop, and more of them are recent.
 */
export const age = (n: string, { first, last }: { first: number; last: number }) =>
  `(90 * power(1 - (${n} - ${first} + 0.5) / ${last - first + 1}.0, 1.25))`
