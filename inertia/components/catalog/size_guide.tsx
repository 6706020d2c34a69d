import { useState } from 'react'
import { LazyPart } from '~/components/lazy/lazy_part'
import { lazyScript } from '~/components/lazy/lazy_script'
import type { SizeGuide as Guide } from '#fulfilment/size_guides/size_guide'

// Fetched with the first press, as the zoom is.
const sizeGuideBody = lazyScript('Size guide', () =>
  import('~/components/catalog/size_guide_body').then((module) => module.default)
)

type SizeGuideProps = {
  guide: Guide
  /** The chosen size, marked in the tables. */
  size: string | null
}

/** How large it is, of what cloth, and how to care for it; opens in its place. */
export function SizeGuide({ guide, size }: SizeGuideProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      onToggle={() => setWasOpened(true)}
      className="group w-full border-y-[1.5px] border-line"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {guide.tables.length > 0 ? 'Size guide, fabric and care' : 'Material and care'}
        <span aria-hidden className="ml-auto text-2xl leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      {wasOpened && (
        <LazyPart
          script={sizeGuideBody}
          fallback={<p className="pb-5 text-ink-soft">One moment…</p>}
        >
          {(SizeGuideBody) => <SizeGuideBody guide={guide} size={size} />}
        </LazyPart>
      )}
    </details>
  )
}
