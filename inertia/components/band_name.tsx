import { Fragment } from 'react'

/** A band's name in a heading: lines break between its words, at a hyphen only where a whole word is too long. */
export function BandName({ name }: { name: string }) {
  const words = name.split(/\s+/)
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="inline-block max-w-full">{word}</span> : word}
    </Fragment>
  ))
}
