import { Link } from '@adonisjs/inertia/react'
import { GigCookieChoice } from '~/components/gig_cookie_choice'
import { PageHead } from '~/components/page_head'
import { StageTicket, StageTitle } from '~/components/stage_ticket'
import { Button } from '~/components/ui/button'

type TextPageProps = {
  title: string
  paragraphs: string[]
  gigCookie?: { isRefused: boolean }
  /** Where to write to: a link wherever the paragraphs name it. */
  email?: string
}

function WithAddress({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a
        href={`mailto:${email}`}
        className="font-semibold underline underline-offset-4 wrap-anywhere"
      >
        {email}
      </a>
      {after}
    </>
  )
}

/** Privacy and terms: a heading and plain paragraphs; on privacy the choice about the gig cookie. Contact: a ticket. */
export default function TextPage({ title, paragraphs, gigCookie, email }: TextPageProps) {
  const head = <PageHead title={title} description={paragraphs[0]?.slice(0, 160)} />
  if (email !== undefined) {
    return (
      <>
        {head}
        <StageTicket
          title={<StageTitle>{title}</StageTitle>}
          text={paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithAddress text={paragraph} email={email} />
            </p>
          ))}
        >
          <Button asChild variant="ink">
            <Link href="/orders/find">Find your order</Link>
          </Button>
        </StageTicket>
      </>
    )
  }
  return (
    <>
      {head}
      <article className="wrap pt-8 pb-16 lg:pt-12">
        <h1 className="display-page">{title}</h1>
        <div className="mt-8 grid max-w-[68ch] gap-4 text-lg leading-relaxed">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {gigCookie && <GigCookieChoice {...gigCookie} />}
      </article>
    </>
  )
}
