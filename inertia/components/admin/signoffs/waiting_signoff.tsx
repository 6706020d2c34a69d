import { Link } from '@adonisjs/inertia/react'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { nobodyElse } from '~/components/admin/signoffs/signoff_words'
import { formatMoney } from '~/lib/money'

/** On an order's page: a refund of it waits for a second admin. */
export function WaitingSignoff({ signoff }: { signoff: SignoffShape }) {
  return (
    <p className="rounded-sm border-2 border-line-strong px-4 py-3">
      <span className="font-semibold">
        A refund of {formatMoney(signoff.total)} for {signoff.order?.orderNumber} is waiting for a
        second admin.
      </span>{' '}
      {nobodyElse(signoff)}{' '}
      <Link href="/admin/signoffs" className="link inline">
        Second approval
      </Link>
    </p>
  )
}
