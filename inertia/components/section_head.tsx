import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'

type SectionHeadProps = { title: string; href?: string; linkLabel?: string; id?: string }

/** A heading in poster letters and, beside it, the way to all of it. */
export function SectionHead({ title, href, linkLabel, id }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:mb-7">
      <h2 id={id} className="display-section">
        {title}
      </h2>
      {href && (
        <Link href={href} className="link">
          {linkLabel}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      )}
    </div>
  )
}
