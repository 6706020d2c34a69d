import { Link } from '@adonisjs/inertia/react'
import { PageHead } from '~/components/page_head'

type Mail = { id: string; to: string[]; subject: string; text: string; sentAt: string }

/** Development only. The HTML is shown in a frame where nothing of it runs; its links open in a new tab. */
export default function MailPage({ mail }: { mail: Mail }) {
  return (
    <>
      <PageHead title={mail.subject} noindex />
      <div className="wrap grid gap-6 py-10">
        <Link href="/dev/mail" className="link w-fit">
          All mail
        </Link>
        <div className="grid gap-2">
          <h1 className="display-section">{mail.subject}</h1>
          <p className="text-ink-soft">To {mail.to.join(', ')}</p>
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <iframe
            title="The mail as it looks"
            src={`/dev/mail/${mail.id}/body`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-[42rem] w-full rounded-sm border-[1.5px] border-line-strong bg-white"
          />
          <section aria-labelledby="mail-text" className="grid content-start gap-2">
            <h2 id="mail-text" className="tag">
              As plain text
            </h2>
            <pre className="overflow-x-auto rounded-sm border border-line p-4 text-sm whitespace-pre-wrap">
              {mail.text}
            </pre>
          </section>
        </div>
      </div>
    </>
  )
}
