import { Link } from '@adonisjs/inertia/react'
import { PageHead } from '~/components/page_head'
import { MailView } from '~/components/sandbox/mail_view'

type Mail = { id: string; to: string[]; subject: string; text: string; sentAt: string }

/** Development only. */
export default function MailPage({ mail }: { mail: Mail }) {
  return (
    <>
      <PageHead title={mail.subject} noindex />
      <div className="wrap grid gap-6 py-10">
        <Link href="/dev/mail" className="link w-fit">
          All emails
        </Link>
        <div className="grid gap-2">
          <h1 className="display-section">{mail.subject}</h1>
          <p className="text-ink-soft">To {mail.to.join(', ')}</p>
        </div>
        <MailView bodyPath={`/dev/mail/${mail.id}/body`} text={mail.text} />
      </div>
    </>
  )
}
