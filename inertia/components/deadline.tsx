import { useState } from 'react'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { formatDeadline } from '~/lib/dates'

/** When something ends. The server names the day, since its page may be read later; the browser knows what today is. */
export function Deadline({ at }: { at: string }) {
  const isMounted = useIsMounted()
  const [now] = useState(() => new Date())
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDeadline(at, isMounted ? now : undefined)}
    </time>
  )
}
