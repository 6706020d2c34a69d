import { Fragment } from 'react'
import { UserText } from '~/components/text/user_text'

type DottedLineProps = {
  /** What may go on in the next line anywhere. */
  words: (string | null)[]
  /** What stands in one line: a day, a time. */
  whole: string[]
}

/** Parts with a dot between them; what is empty is left out. */
export function DottedLine({ words, whole }: DottedLineProps) {
  const parts = [
    ...words.filter(Boolean),
    ...whole.map((part) => (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    )),
  ]
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <UserText>{part}</UserText>
    </Fragment>
  ))
}
