import { MicVocal } from 'lucide-react'
import { useState } from 'react'
import { cn } from '~/lib/classes'
import { hasFailed } from '~/lib/images'

/** A square portrait; a microphone stands in where there is none. */
export function ArtistPhoto({
  src,
  bandName,
  className,
}: {
  src: string | null
  bandName: string
  className?: string
}) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <div
      className={cn(
        'grid aspect-square w-full place-items-center overflow-hidden rounded-sm bg-accent text-on-accent',
        className
      )}
    >
      {src && src !== failedSrc ? (
        <img
          src={src}
          alt={bandName}
          width={400}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
          ref={(image) => {
            if (hasFailed(image)) setFailedSrc(src)
          }}
          className="size-full object-cover dark:brightness-90"
        />
      ) : (
        <MicVocal aria-hidden strokeWidth={1} className="size-1/2" />
      )}
    </div>
  )
}
