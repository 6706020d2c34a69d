import { Link } from '@adonisjs/inertia/react'
import { PageHead } from '~/components/page_head'
import { previewPath, type MailTemplate } from '~/components/sandbox/mail_previews'

/** Development only: every mail that the shop sends, with made-up data. */
export default function MailPreviews({ templates }: { templates: MailTemplate[] }) {
  return (
    <>
      <PageHead title="Email previews" noindex />
      <div className="wrap grid gap-6 py-10">
        <Link href="/dev/mail" className="link w-fit">
          All emails
        </Link>
        <h1 className="display-page">Email previews</h1>
        <ul className="border-t-[1.5px] border-line-strong">
          {templates.map(({ name, about, samples }) => (
            <li key={name} className="grid gap-1 border-b border-line py-3">
              <h2 className="font-bold">{name}</h2>
              <p className="text-sm text-ink-soft">{about}</p>
              <div className="flex flex-wrap gap-x-6">
                {samples.map((sample) => (
                  <Link
                    key={sample}
                    href={previewPath(name, sample)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {sample}
                    <span className="sr-only">, {name}</span>
                  </Link>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
