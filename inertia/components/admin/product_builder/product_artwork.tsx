import { ArtworkCheck } from '~/components/studio/artwork/artwork_card'
import type { Artwork } from '~/components/studio/artwork/artwork_words'
import { useApiQuery } from '~/hooks/use_api_query'
import { formatDate } from '~/lib/dates'
import type { ProductType } from '#shared/product_type'

type ProductArtworkProps = { artworkId: number; productType: ProductType }

/** The artist's upload with its check, for an admin, and the way to the original file. */
export function ProductArtwork({ artworkId, productType }: ProductArtworkProps) {
  const { result: artwork, failure } = useApiQuery<Artwork>(`/api/artworks/${artworkId}`)
  return (
    <section aria-labelledby="artwork" className="admin-facts max-w-[44rem]">
      <h2 id="artwork" className="admin-heading">
        Artwork
      </h2>
      {failure && (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      )}
      {artwork && (
        <>
          <ArtworkCheck artwork={artwork} productType={productType} />
          {artwork.rightsConfirmedAt && (
            <p className="admin-hint">
              {`The artist confirmed the rights on ${formatDate(artwork.rightsConfirmedAt)}.`}
            </p>
          )}
          {artwork.revokedAt && (
            <p className="text-bad">{`Taken down on ${formatDate(artwork.revokedAt)}.`}</p>
          )}
        </>
      )}
      <a href={`/artworks/${artworkId}/original`} download className="link justify-self-start">
        Download the original
      </a>
    </section>
  )
}
