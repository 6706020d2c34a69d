import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { AdminArtist } from '#admin/transformers/artist_transformer'
import { NotesDialog } from '~/components/admin/notes/notes'
import { ShareDialog } from '~/components/admin/artists/share_dialog'
import { VerificationDialog } from '~/components/admin/artists/verification_dialog'
import { PayNowDialog } from '~/components/admin/payouts/pay_now_dialog'
import { PayoutHoldDialog, payoutHoldWords } from '~/components/admin/payouts/payout_hold_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn } from '~/components/admin/table/columns'
import { BulkBar } from '~/components/admin/table/bulk_bar'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { useSelection } from '~/components/admin/table/use_selection'
import { useAdminRole } from '~/hooks/use_admin_role'
import { UserText } from '~/components/text/user_text'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

export const ARTISTS = { one: 'artist', many: 'artists' }

const columns: Column<AdminArtist>[] = [
  {
    label: 'Artist',
    sort: 'name',
    isTitle: true,
    grow: 2,
    cell: ({ id, bandName, isHidden, holdReason, hasLostDevice, upheldReports }) => (
      <span className="admin-name">
        <Link href={`/store/${id}`} className="link font-bold max-lg:-my-2.5 max-lg:wrap-anywhere">
          <UserText>{bandName}</UserText>
        </Link>
        {isHidden && <Badge variant="bad">Hidden</Badge>}
        {holdReason !== null && <Badge variant="bad">Payouts paused</Badge>}
        {hasLostDevice && <Badge variant="bad">Lost device</Badge>}
        {upheldReports > 0 && (
          <Badge variant="warn">
            {upheldReports === 1
              ? '1 upheld report'
              : `${formatCount(upheldReports)} upheld reports`}
          </Badge>
        )}
      </span>
    ),
  },
  {
    label: 'Email',
    grow: 2,
    cell: ({ email }) => <span className="max-lg:wrap-anywhere">{email}</span>,
  },
  {
    label: 'Verified',
    cell: ({ isVerified }) =>
      isVerified ? <StatusBadge status="verified" /> : <span className="admin-soft">No</span>,
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
  dayColumn('Joined', ({ createdAt }) => createdAt, { sort: 'joined' }),
]

type Asked =
  | { what: 'share' | 'pay' | 'payouts' | 'notes'; id: number }
  | { what: 'verification'; ids: number[]; isVerified: boolean }

export function ArtistsTable({ artists, sort }: { artists: AdminArtist[]; sort: string }) {
  const { mayChange } = useAdminRole()
  const mayVerify = mayChange('artists')
  const mayPay = mayChange('payouts')
  const selection = useSelection(artists, () => mayVerify)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ask = (those: AdminArtist[], isVerified: boolean) =>
    setAsked({ what: 'verification', ids: those.map(({ id }) => id), isVerified })
  const verified = selection.selected.filter(({ isVerified }) => isVerified)
  const unverified = selection.selected.filter(({ isVerified }) => !isVerified)
  const one = asked && 'id' in asked ? artists.find(({ id }) => id === asked.id) : undefined

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
          <RowMenu
            of={artist.bandName}
            links={[
              <Link key="dashboard" href={`/dashboard?artist=${artist.id}`}>
                Dashboard
              </Link>,
              ...(artist.upheldReports > 0
                ? [
                    <Link key="reports" href={`/admin/reports?view=decided&artist=${artist.id}`}>
                      Decided reports
                    </Link>,
                  ]
                : []),
            ]}
            actions={[
              {
                label: 'Change share',
                isOffered: mayPay,
                onSelect: () => setAsked({ what: 'share', id: artist.id }),
              },
              {
                label: artist.isVerified ? 'Unverify' : 'Verify',
                isOffered: mayVerify,
                onSelect: () => ask([artist], !artist.isVerified),
              },
              {
                label: 'Pay now',
                isOffered: mayPay && artist.holdReason === null && !artist.hasLostDevice,
                onSelect: () => setAsked({ what: 'pay', id: artist.id }),
              },
              {
                label: payoutHoldWords(artist.holdReason),
                isOffered: mayPay,
                onSelect: () => setAsked({ what: 'payouts', id: artist.id }),
              },
              { label: 'Notes', onSelect: () => setAsked({ what: 'notes', id: artist.id }) },
            ]}
          />
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
      {one && asked?.what === 'share' && <ShareDialog artist={one} onClose={close} />}
      {one && asked?.what === 'pay' && <PayNowDialog artist={one} onClose={close} />}
      {one && asked?.what === 'payouts' && (
        <PayoutHoldDialog artist={one} holdReason={one.holdReason} onClose={close} />
      )}
      {one && asked?.what === 'notes' && (
        <NotesDialog
          about={{ subject: 'artists', id: one.id }}
          name={one.bandName}
          onClose={close}
        />
      )}
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
