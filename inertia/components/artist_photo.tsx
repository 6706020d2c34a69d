import { MicVocal } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '~/components/picture'
import { cn } from '~/lib/classes'

type ArtistPhotoProps = {
  src: string | null
  bandName: string
  className?: string
  sizes?: string
}

/** A square portrait; a microphone stands in where there is none. */
export function ArtistPhoto({ src, bandName, className, sizes = '25rem' }: ArtistPhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <div
      className={cn(
        'grid aspect-square w-full place-items-center overflow-hidden rounded-sm bg-accent text-on-accent',
        className
      )}
    >
      {src && src !== failedSrc ? (
        <Picture
          src={src}
          alt={bandName}
          width={400}
          height={400}
          sizes={sizes}
          onFail={() => setFailedSrc(src)}
          className="size-full object-cover dark:brightness-90"
        />
      ) : (
        <MicVocal aria-hidden strokeWidth={1} className="size-1/2" />
      )}
    </div>
  )
}
