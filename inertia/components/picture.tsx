import type { ComponentProps } from 'react'
import { sourcesOf } from '~/lib/pictures'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'loading'> & {
  src: string
  alt: string
  width: number
  height: number
  /** How wide it is shown, as in `sizes` of an image. */
  sizes?: string
  /** In view at once, so not loaded lazily. */
  eager?: boolean
  /** The one picture that a page is about. */
  first?: boolean
  onFail?: () => void
}

/** A picture in the width and format that suits the screen. The box keeps its place: give it width and height. */
export function Picture({ src, sizes, eager, first, onFail, alt, ...rest }: PictureProps) {
  // A picture that failed before the page's scripts were loaded fires no second error event.
  const lookBack = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFail?.()
  }
  const image = (
    <img
      ref={lookBack}
      alt={alt}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={onFail}
      {...rest}
      src={src}
    />
  )
  const sources = sourcesOf(src)
  if (sources.length === 0) return image
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? '100vw'} />
      ))}
      {image}
    </picture>
  )
}
