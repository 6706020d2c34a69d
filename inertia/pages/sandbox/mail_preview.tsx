import { Link } from '@adonisjs/inertia/react'
import { PageHead } from '~/components/page_head'
import { MailView } from '~/components/sandbox/mail_view'
import { bodyPath, previewPath, type MailTemplate } from '~/components/sandbox/mail_previews'

type MailPreviewProps = { template: MailTemplate; sample: string; subject: string; text: string }

/** Development only. */
export default function MailPreview({ template, sample, subject, text }: MailPreviewProps) {
  return (
    <>
      <PageHead title={subject} noindex />
      <div className="wrap grid gap-6 py-10">
        <Link href="/dev/mail/previews" className="link w-fit">
          All previews
        </Link>
        <div className="grid gap-2">
          <h1 className="display-section">{subject}</h1>
          <p className="text-ink-soft">{template.about}</p>
        </div>
        {template.samples.length > 1 && (
          <nav aria-label="Samples" className="flex flex-wrap gap-x-6">
            {template.samples.map((each) => (
              <Link
                key={each}
                href={previewPath(template.name, each)}
                aria-current={each === sample ? 'page' : undefined}
                className="link inline-flex min-h-11 items-center aria-[current]:font-bold"
              >
                {each}
              </Link>
            ))}
          </nav>
        )}
        <MailView bodyPath={bodyPath(template.name, sample)} text={text} />
      </div>
    </>
  )
}
