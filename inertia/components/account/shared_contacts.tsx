import { useState } from 'react'
import { Setting, Settings } from '~/components/account/setting'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { formatDate } from '~/lib/dates'
import type { SharedContact, User } from '~/lib/shapes'
import { isolated } from '#shared/isolated'

/** An artist who gets the account's name and email, and the button that stops sharing. */
function Shared({ userId, contact }: { userId: number; contact: SharedContact }) {
  const toast = useToast()
  const [isShared, setShared] = useState(true)
  const [busy, setBusy] = useState(false)

  const stop = async () => {
    setBusy(true)
    try {
      await callApi('DELETE', `/api/users/${userId}/favorites/${contact.artistId}/contact`)
      setShared(false)
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Setting
      label={isShared ? `Since ${formatDate(contact.agreedAt)}` : 'No longer shared'}
      value={<UserText>{contact.bandName}</UserText>}
      action={
        isShared && (
          <Button
            busy={busy}
            aria-label={`Stop sharing with ${isolated(contact.bandName)}`}
            onClick={() => void stop()}
          >
            Stop sharing
          </Button>
        )
      }
    />
  )
}

/** The artists with whom the account shares its name and email. */
export function SharedContacts({ user, contacts }: { user: User; contacts: SharedContact[] }) {
  return (
    <div id="sharing" className="scroll-mt-(--bar)">
      <Settings title="Shared with artists">
        <li className="border-b border-line py-4 text-ink-soft">
          <p className="max-w-[60ch]">
            These artists can download your name and email address, once you’ve verified your email.
            If you stop, they may still have a list they downloaded earlier: ask them to delete it.
          </p>
        </li>
        {contacts.map((contact) => (
          <Shared key={contact.artistId} userId={user.id} contact={contact} />
        ))}
      </Settings>
    </div>
  )
}
