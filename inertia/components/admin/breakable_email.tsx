import { Fragment } from 'react'

/** An email that a narrow column breaks before its @ first. */
export function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
