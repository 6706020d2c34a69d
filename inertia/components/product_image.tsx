import { Shirt } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '~/components/picture'
import { cn } from '~/lib/classes'

type ProductImageProps = {
  src: string | null
  /** Tried in this order where `src` does not load. */
  fallbacks?: string[]
  alt: string
  className?: string
  sizes?: string
  eager?: boolean
  first?: boolean
  /** Shown whole: for a design without a ground of its own. */
  whole?: boolean
}

/** A product's picture in its fixed frame; where there is none, or none that loads, a shirt stands in. */
export function ProductImage({
  src,
  fallbacks = [],
  alt,
  className,
  sizes,
  eager,
  first,
  whole,
}: ProductImageProps) {
  const [failed, setFailed] = useState<string[]>([])
  const shown = [src, ...fallbacks].find((url) => url && !failed.includes(url))
  return (
    <div
      className={cn(
        'relative grid aspect-4/5 w-full place-items-center overflow-hidden rounded-sm bg-[#cfc6b4] text-[#15120f]',
        className
      )}
    >
      {shown ? (
        <Picture
          key={shown}
          src={shown}
          alt={alt}
          width={400}
          height={500}
          sizes={sizes}
          eager={eager}
          first={first}
          onFail={() => setFailed((urls) => [...urls, shown])}
          className={cn(
            'size-full dark:brightness-[.86]',
            whole ? 'object-contain p-[8%]' : 'object-cover'
          )}
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
