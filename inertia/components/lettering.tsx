import { Fragment } from 'react'
import { UserText } from '~/components/text/user_text'
import { cn } from '~/lib/classes'

/** Dots, rings and accents that stand on a letter. */
const above = /[\u0300-\u0315\u033d-\u0344]/

const isAccented = (word: string) => above.test(word.toUpperCase().normalize('NFD'))

/**
 * A name in poster letters, whose lines are too tight for dots and accents: a word with any makes room over its own
 * line. Lines break between words, at a hyphen only where a whole word is too long.
 */
export function Lettering({ name }: { name: string }) {
  const words = name.split(/\s+/)
  const set = words.map((word, index) => {
    const isWhole = word.includes('-') || isAccented(word)
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        {isWhole ? (
          <span className={cn('inline-block max-w-full', isAccented(word) && 'accented')}>
            {word}
          </span>
        ) : (
          word
        )}
      </Fragment>
    )
  })
  return <UserText>{set}</UserText>
}
