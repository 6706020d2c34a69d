import { useState } from 'react'
import { Settings } from '~/components/account/setting'
import { UserText } from '~/components/text/user_text'
import { CheckBox } from '~/components/ui/check_box'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import type { AnnouncementConsent, User } from '~/lib/shapes'

/** The switch of one artist's announcements. A press shows at once, and is undone where it is refused. */
function ArtistAnnouncements({
  userId,
  consent,
}: {
  userId: number
  consent: AnnouncementConsent
}) {
  const toast = useToast()
  const [isWanted, setWanted] = useState(consent.allowsNews)
  const [busy, setBusy] = useState(false)

  const change = async (allowsNews: boolean) => {
    setWanted(allowsNews)
    setBusy(true)
    try {
      await callApi('PATCH', `/api/users/${userId}/favorites/${consent.artistId}`, { allowsNews })
    } catch (error) {
      setWanted(!allowsNews)
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className="border-b border-line">
      <label className="flex min-h-13 items-center justify-between gap-4 py-2">
        <UserText as="span" className="min-w-0 font-semibold wrap-anywhere">
          {consent.bandName}
        </UserText>
        <CheckBox
          checked={isWanted}
          disabled={busy}
          onChange={({ target }) => void change(target.checked)}
        />
      </label>
    </li>
  )
}

/** Whose drops and gigs are emailed: initially no artist's. */
export function AnnouncementSettings({
  user,
  announcements,
}: {
  user: User
  announcements: AnnouncementConsent[]
}) {
  return (
    <div id="news" className="scroll-mt-(--bar)">
      <Settings title="Email updates">
        <li className="border-b border-line py-4 text-ink-soft">
          <p className="max-w-[60ch]">
            We’ll email you when one of your favourite artists announces a drop or a gig: once a day
            at most, unsubscribe any time.
          </p>
        </li>
        {announcements.map((consent) => (
          <ArtistAnnouncements key={consent.artistId} userId={user.id} consent={consent} />
        ))}
      </Settings>
    </div>
  )
}
