import { Shirt } from 'lucide-react'
import { useState } from 'react'
import { cn } from '~/lib/classes'
import { hasFailed } from '~/lib/images'

type ProductImageProps = { src: string | null; alt: string; className?: string; eager?: boolean }

/** A product's picture in its fixed frame; where there is none, or it does not load, a shirt stands in. */
export function ProductImage({ src, alt, className, eager = false }: ProductImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  return (
    <div
      className={cn(
        'relative grid aspect-4/5 w-full place-items-center overflow-hidden rounded-sm bg-[#cfc6b4] text-[#15120f]',
        className
      )}
    >
      {src && src !== failedSrc ? (
        <img
          src={src}
          alt={alt}
          width={400}
          height={500}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
          ref={(image) => {
            if (hasFailed(image)) setFailedSrc(src)
          }}
          className="size-full object-cover dark:brightness-[.86]"
        />
      ) : (
        <Shirt
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={!alt}
          strokeWidth={1}
          className="size-1/2"
        />
      )}
    </div>
  )
}
