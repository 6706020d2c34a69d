import type { GigLine } from '#gigs/transformers/qr_code_transformer'
import { NextPage } from '~/components/browse/next_page'
import { ArtistAbout } from '~/components/catalog/artist_about'
import { GigTicket } from '~/components/catalog/gig_ticket'
import { MerchRail } from '~/components/catalog/merch_rail'
import { type Poster, PosterHero } from '~/components/catalog/poster_hero'
import { FavoriteArtistButton } from '~/components/fans/favorite_artist_button'
import { ReportLink } from '~/components/moderation/report_link'
import { PageHead } from '~/components/page_head'
import { useScanReport } from '~/hooks/use_scan_report'
import type { Artist, FavoriteIds, Product } from '~/lib/shapes'
import type { InertiaProps } from '~/types'
import { isolated } from '#shared/isolated'

type StoreProps = InertiaProps<{
  artist: Artist
  poster: Poster
  products: Product[]
  /** What the artist has on sale, by type. */
  kinds: { type: string; products: number }[]
  type: string | null
  nextUrl: string | null
  scan: { code: string; gig: GigLine | null } | null
  /** The address names a code of this artist that is switched off. */
  isCodeOff: boolean
  favoriteIds: FavoriteIds | null
}>

export default function Store({
  artist,
  poster,
  products,
  kinds,
  type,
  nextUrl,
  scan,
  isCodeOff,
}: StoreProps) {
  useScanReport(scan?.code ?? null)
  const gig = scan?.gig ?? null
  const hasMerch = kinds.length > 0
  const favoriteButton = <FavoriteArtistButton artist={artist} />
  const report = <ReportLink href={`/report?artist=${artist.id}`}>Report this store</ReportLink>
  const merch = (
    <div>
      <MerchRail
        products={products}
        kinds={kinds}
        type={type}
        bandName={artist.bandName}
        isAfterScan={scan !== null}
      />
      <NextPage url={nextUrl} label="More merch" />
    </div>
  )
  return (
    <>
      <PageHead
        title={`${isolated(artist.bandName)} merch`}
        description={
          artist.bio ??
          `Official merch of ${isolated(artist.bandName)}, printed to order and posted to you.`
        }
        image={artist.profileImageUrl}
        path={`/store/${artist.id}`}
      />
      <PosterHero artist={artist} poster={poster} isBand={scan !== null} />
      {/* After a scan the goods come first: the visitor stands in a queue. */}
      {scan ? (
        <div className="wrap grid grid-cols-1 gap-4 pt-3 pb-16 md:gap-8 md:pt-6">
          {gig && <GigTicket gig={gig} hasMerch={hasMerch} />}
          {merch}
          {favoriteButton}
          <ArtistAbout artist={artist} />
          {report}
        </div>
      ) : (
        <div className="wrap grid grid-cols-1 gap-8 pt-6 pb-16 md:gap-12 md:pt-8 lg:gap-x-14">
          {isCodeOff && (
            <p role="status" className="font-semibold">
              {hasMerch
                ? 'This QR code is switched off, but the store’s open: everything here is on sale.'
                : 'This QR code is switched off, and there’s nothing on sale in the store yet.'}
            </p>
          )}
          <div className="lg:-mb-4">{favoriteButton}</div>
          <div className="order-1 lg:order-none">
            <ArtistAbout artist={artist} />
          </div>
          {merch}
          <div className="order-2 lg:order-none">{report}</div>
        </div>
      )}
    </>
  )
}
