import { useEffect, useState } from 'react'
import { ContactBox } from '~/components/fans/contact_box'
import { callApi } from '~/lib/api'

type NewFollowerBoxProps = { userId: number; artist: { id: number; bandName: string } }

/** The box beside a heart that was just pressed. It is not shown if its state cannot be read. */
export default function NewFollowerBox({ userId, artist }: NewFollowerBoxProps) {
  const [isShared, setShared] = useState<boolean | null>(null)

  useEffect(() => {
    callApi<{ isShared: boolean }>('GET', `/api/users/${userId}/favorites/${artist.id}/contact`)
      .then((answer) => setShared(answer.isShared))
      .catch(() => {})
  }, [userId, artist.id])

  return isShared === null ? null : (
    <ContactBox userId={userId} artist={artist} isShared={isShared} className="mt-3" />
  )
}
