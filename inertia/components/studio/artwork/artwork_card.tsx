import { useId } from 'react'
import {
  artworkFacts,
  backgroundNote,
  colourNote,
  printAdvice,
  printVerdict,
  type Artwork,
} from '~/components/studio/artwork/artwork_words'
import { Picture } from '~/components/picture'
import { Badge } from '~/components/ui/badge'
import { CheckBox } from '~/components/ui/check_box'
import type { ProductType } from '#shared/product_type'

type ArtworkCheckProps = {
  artwork: Artwork
  /** Null where the artwork is placed by hand: its print quality then depends on the placement. */
  productType: ProductType | null
}

/** What was found in a file, and how it prints on a type of product. */
export function ArtworkCheck({ artwork, productType }: ArtworkCheckProps) {
  const quality = productType && artwork.prints[productType]
  const notes = [backgroundNote(artwork), colourNote(artwork)].filter((note) => note !== null)
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-4">
      {artwork.previewUrl && (
        <Picture
          src={artwork.previewUrl}
          alt={`Preview of ${artwork.fileName}`}
          width={128}
          height={128}
          sizes="8rem"
          eager
          className="aspect-square w-full rounded-sm bg-line object-contain"
        />
      )}
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold wrap-anywhere">{artwork.fileName}</p>
        {quality && <PrintVerdict quality={quality} />}
        <p className="text-sm text-ink-soft">{artworkFacts(artwork)}</p>
        {notes.map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}

function PrintVerdict({ quality }: { quality: Artwork['prints'][ProductType] }) {
  const { text, variant } = printVerdict(quality)
  return (
    <>
      <Badge variant={variant} className="whitespace-normal">
        {text}
      </Badge>
      <p className="text-sm">{printAdvice(quality)}</p>
    </>
  )
}

type RightsBoxProps = { artwork: Artwork; error?: string; onConfirm: () => void }

/** The artist says once that the artwork is theirs to sell; it is noted with the date. */
export function RightsBox({ artwork, error, onConfirm }: RightsBoxProps) {
  const id = useId()
  const isConfirmed = artwork.rightsConfirmedAt !== null
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3 font-semibold">
        <CheckBox
          id={id}
          name="rights"
          checked={isConfirmed}
          disabled={isConfirmed}
          onChange={onConfirm}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>
          I own the rights to this artwork, or I have permission to sell it.
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
