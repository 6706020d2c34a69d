import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ReportedSubject } from '#moderation/queries/reported_subject_query'
import { ReportForm } from '~/components/moderation/report_form'
import { PageHead } from '~/components/page_head'
import type { InertiaProps } from '~/types'
import { isolated } from '#shared/isolated'
import { REPORT_DAYS } from '#shared/report'

type ReportProps = InertiaProps<{ subject: ReportedSubject; isEmailKnown: boolean }>

/** Reports a product or a store to the admins; needs no account. */
export default function Report({ subject, isEmailKnown }: ReportProps) {
  const [isSent, setSent] = useState(false)
  const { product, artist } = subject
  const name = product
    ? `${isolated(product.name)} by ${isolated(artist.bandName)}`
    : `the store of ${isolated(artist.bandName)}`
  const href = product ? `/product/${product.id}` : `/store/${artist.id}`
  return (
    <>
      <PageHead title={`Report ${name}`} noindex />
      <div className="wrap grid max-w-2xl gap-6 pt-6 pb-12 lg:py-12">
        <h1 className="display-page">{product ? 'Report a product' : 'Report a store'}</h1>
        <p className="wrap-anywhere">
          You’re reporting{' '}
          <Link href={href} className="link">
            {name}
          </Link>
          .
        </p>
        {isSent ? (
          <p role="status">
            Thanks, we’ve received your report. A person will decide within {REPORT_DAYS} days, and
            we’ll email you the decision.
          </p>
        ) : (
          <ReportForm subject={subject} isEmailKnown={isEmailKnown} onSent={() => setSent(true)} />
        )}
        <Link href="/reporting" className="link w-fit">
          How we deal with reports
        </Link>
      </div>
    </>
  )
}
