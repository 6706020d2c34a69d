import { PageHead } from '~/components/page_head'
import { GigCookieChoice } from '~/components/gig_cookie_choice'

type TextPageProps = {
  title: string
  paragraphs: string[]
  gigCookie?: { isRefused: boolean }
}

/** Privacy, terms, contact: a heading and plain paragraphs; on privacy the choice about the gig cookie. */
export default function TextPage({ title, paragraphs, gigCookie }: TextPageProps) {
  return (
    <>
      <PageHead title={title} description={paragraphs[0]?.slice(0, 160)} />
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
