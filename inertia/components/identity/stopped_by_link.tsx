import { useEffect, useState, type ReactNode } from 'react'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'

type Words = { title: string; lead: string }

type StoppedByLinkProps = {
  /** The signed address; a POST to it takes effect. */
  path: string
  isStopped: boolean
  words: { stopping: Words; stopped: Words }
  /** The button for browsers without scripts, and after a failure. */
  button: string
  /** The link that is shown afterwards. */
  next: ReactNode
}

const FAILED = { title: 'That didn’t work', lead: 'Check your connection, then press the button.' }

/** The page of a signed link in a mail that ends something. It posts as soon as it is opened. */
export function StoppedByLink({ path, isStopped, words, button, next }: StoppedByLinkProps) {
  const [state, setState] = useState<'stopping' | 'stopped' | 'failed'>(
    isStopped ? 'stopped' : 'stopping'
  )

  useEffect(() => {
    if (isStopped) return
    fetch(path, { method: 'POST' })
      .then(({ ok }) => setState(ok ? 'stopped' : 'failed'))
      .catch(() => setState('failed'))
  }, [path, isStopped])

  return (
    <Entrance {...(state === 'failed' ? FAILED : words[state])}>
      {state === 'stopped' ? (
        next
      ) : (
        <form method="post" action={path}>
          <Button
            type="submit"
            variant="go"
            wide
            className="h-auto wrap-anywhere"
            busy={state === 'stopping'}
          >
            {button}
          </Button>
        </form>
      )}
    </Entrance>
  )
}
