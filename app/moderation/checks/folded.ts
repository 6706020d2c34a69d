/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const LOOKALIKES = `'авекмнорстухіјѕԁαικνορτυχ', 'abekmhopctyxijsdaikvoptux'`

/** Characters that are not seen. */
const INVISIBLE = String.raw`'[\u00AD\u200B-\u200D\u2060\uFE00-\uFE0F]'`

/**
 * An expression of SQL that folds a text into words with a space before and after each: without case, accents and invisible
 * characters, with one letter for those that look alike, and with punctuation, symbols and emoji as spaces, whatever the
 * locale of the database.
 */
export const folded = (text: string) =>
  String.raw`' ' || trim(regexp_replace(translate(fold_text(regexp_replace(coalesce(${text}, ''), ${INVISIBLE}, '', 'g')), ${LOOKALIKES}), '[\s[:punct:]\u2000-\u2BFF\U0001F000-\U0001FAFF]+', ' ', 'g')) || ' '`
