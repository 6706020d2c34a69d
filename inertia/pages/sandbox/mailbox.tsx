import { Link } from '@adonisjs/inertia/react'
import { PageHead } from '~/components/page_head'
import { EmptyState } from '~/components/ui/empty_state'

type MailLine = { id: string; to: string[]; subject: string; sentAt: string }

/** Development only: the mails that were kept instead of sent. */
export default function Mailbox({ mails }: { mails: MailLine[] }) {
  return (
    <>
      <PageHead title="Emails" noindex />
      <div className="wrap grid gap-6 py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="display-page">Emails</h1>
          <Link href="/dev/mail/previews" className="link inline-flex min-h-11 items-center">
            Previews of all emails
          </Link>
        </div>
        {mails.length === 0 ? (
          <EmptyState
            title="No emails yet"
            text="While you develop, every email that this shop would send is kept here."
            action={
              <Link href="/forgot-password" className="link">
                Ask for a password link
              </Link>
            }
          />
        ) : (
          <ul className="border-t-[1.5px] border-line-strong">
            {mails.map(({ id, to, subject, sentAt }) => (
              <li key={id} className="border-b border-line">
                <Link
                  href={`/dev/mail/${id}`}
                  className="grid min-h-11 gap-0.5 py-3 hover:underline"
                >
                  <span className="font-bold">{subject}</span>
                  <span className="text-sm text-ink-soft">
                    To {to.join(', ')} ·{' '}
                    <time dateTime={sentAt}>{sentAt.replace('T', ' ').slice(0, 19)} UTC</time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
