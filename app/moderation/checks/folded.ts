/**
 * An expression of SQL that folds a text into words with a space before and after each: without case and accents, and with
 * punctuation, symbols and emoji as spaces, whatever the locale of the database.
 */
export const folded = (text: string) =>
  String.raw`' ' || trim(regexp_replace(fold_text(coalesce(${text}, '')), '[\s[:punct:]\u2000-\u2BFF\U0001F000-\U0001FAFF]+', ' ', 'g')) || ' '`
