import type { TypeWord } from '../../../app/core/openapi/type_words'

/** Text in which `backticks` mark what is typed as it stands. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className="text-[0.9375rem] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    )
  )
}

/** Where the page says what many calls refuse alike. */
export const COMMON_ERRORS = 'errors'

export function shapeAnchor(name: string): string {
  return `shape-${name}`
}

/** A type in words; a shape leads to its fields. */
export function TypeWords({ words }: { words: TypeWord[] }) {
  return words.map(({ word, shape }, at) => (
    <span key={`${at}-${word}`}>
      {at > 0 && ' '}
      {shape ? (
        <a href={`#${shapeAnchor(shape)}`} className="font-semibold underline underline-offset-4">
          {word}
        </a>
      ) : (
        word
      )}
    </span>
  ))
}
