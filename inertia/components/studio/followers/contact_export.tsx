import { Download } from 'lucide-react'
import type { Followers } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { buttonClass } from '~/components/ui/button'
import { counted, formatCount } from '~/lib/counts'
import { formatDate } from '~/lib/dates'

/** How many followers share their email with the artist, and, for the artist, the link to export them. */
export function ContactExport({ followers }: { followers: Followers }) {
  const { artist, may } = useOwner()
  const { shareContact, lastExport } = followers
  return (
    <section aria-labelledby="email-list" className="grid gap-3">
      <h2 id="email-list" className="display-card">
        Email list
      </h2>
      <p className="max-w-[60ch]">
        {shareContact === 0
          ? 'No follower shares their email with you yet. Fans are asked when they follow you, and choose for themselves.'
          : `${formatCount(shareContact)} of your followers ${shareContact === 1 ? 'shares' : 'share'} their name and email with you, for news about shows and merch.`}
      </p>
      {may('followers') && shareContact > 0 && (
        <>
          <a
            href={`/artists/${artist.id}/followers.csv`}
            download
            className={buttonClass({ size: 'slim', className: 'w-fit' })}
          >
            <Download aria-hidden className="size-4" />
            Export as CSV
          </a>
          <p className="max-w-[60ch] text-[0.9375rem] text-ink-soft">
            Fans can stop at any time, so export a new list before you email, and delete the old
            one. Use it for news about shows and merch only, and tell them how to unsubscribe.
          </p>
        </>
      )}
      {lastExport && (
        <p className="text-[0.9375rem] text-ink-soft">
          Last export: {formatDate(lastExport.exportedAt)}, {counted(lastExport.rows, 'fan')}
        </p>
      )}
    </section>
  )
}
