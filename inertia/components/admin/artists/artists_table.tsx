import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { AdminArtist } from '#admin/transformers/artist_shape'
import { ShareDialog } from '~/components/admin/artists/share_dialog'
import { VerificationDialog } from '~/components/admin/artists/verification_dialog'
import { HoldDialog } from '~/components/admin/payouts/hold_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { BulkBar } from '~/components/admin/table/bulk_bar'
import type { Column } from '~/components/admin/table/shapes'
import { useSelection } from '~/components/admin/table/use_selection'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatCount } from '~/lib/counts'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

export const ARTISTS = { one: 'artist', many: 'artists' }

const columns: Column<AdminArtist>[] = [
  {
    label: 'Artist',
    sort: 'name',
    isTitle: true,
    cell: ({ id, bandName, isHidden, holdReason, email }) => (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link href={`/store/${id}`} className="link -my-2.5 font-bold wrap-anywhere">
            {bandName}
          </Link>
          {isHidden && <Badge variant="bad">Hidden</Badge>}
          {holdReason !== null && <Badge variant="bad">Payouts paused</Badge>}
        </span>
        <span className="text-sm wrap-anywhere text-ink-soft">{email}</span>
      </span>
    ),
  },
  {
    label: 'Verified',
    cell: ({ isVerified }) =>
      isVerified ? (
        <Badge variant="good">Verified</Badge>
      ) : (
        <span className="text-ink-soft">No</span>
      ),
  },
  {
    label: 'On sale',
    sort: 'products',
    numeric: true,
    cell: ({ products }) => formatCount(products),
  },
  {
    label: 'Sales',
    sort: 'sales',
    numeric: true,
    cell: ({ totalSales }) => formatMoney(totalSales),
  },
  {
    label: 'Share',
    numeric: true,
    cell: ({ profitSharePercentage }) => `${profitSharePercentage}%`,
  },
  {
    label: 'Joined',
    sort: 'joined',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
]

type Asked =
  { what: 'share'; id: number } | { what: 'verification'; ids: number[]; isVerified: boolean }

export function ArtistsTable({ artists, sort }: { artists: AdminArtist[]; sort: string }) {
  const selection = useSelection(artists)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ask = (those: AdminArtist[], isVerified: boolean) =>
    setAsked({ what: 'verification', ids: those.map(({ id }) => id), isVerified })
  const verified = selection.selected.filter(({ isVerified }) => isVerified)
  const unverified = selection.selected.filter(({ isVerified }) => !isVerified)
  const sharing = asked?.what === 'share' && artists.find(({ id }) => id === asked.id)

  return (
    <>
      <AdminTable
        caption="Artists"
        columns={columns}
        rows={artists}
        sort={sort}
        nameOf={({ bandName }) => bandName}
        selection={selection}
        actions={(artist) => (
          <>
            <Button asChild size="slim">
              <Link href={`/dashboard?artist=${artist.id}`}>
                Dashboard
                <span className="sr-only"> of {artist.bandName}</span>
              </Link>
            </Button>
            <Button size="slim" onClick={() => setAsked({ what: 'share', id: artist.id })}>
              Change share
              <span className="sr-only"> of {artist.bandName}</span>
            </Button>
            <Button size="slim" onClick={() => ask([artist], !artist.isVerified)}>
              {artist.isVerified ? 'Unverify' : 'Verify'}
              <span className="sr-only"> {artist.bandName}</span>
            </Button>
            <HoldDialog artist={artist} holdReason={artist.holdReason} />
          </>
        )}
      />
      <BulkBar selection={selection} nouns={ARTISTS}>
        {unverified.length > 0 && (
          <Button size="slim" onClick={() => ask(unverified, true)}>
            Verify {unverified.length}
          </Button>
        )}
        {verified.length > 0 && (
          <Button size="slim" onClick={() => ask(verified, false)}>
            Unverify {verified.length}
          </Button>
        )}
      </BulkBar>
      {sharing && <ShareDialog artist={sharing} onClose={close} />}
      {asked?.what === 'verification' && (
        <VerificationDialog
          artists={artists.filter(({ id }) => asked.ids.includes(id))}
          isVerified={asked.isVerified}
          onDone={selection.clear}
          onClose={close}
        />
      )}
    </>
  )
}
