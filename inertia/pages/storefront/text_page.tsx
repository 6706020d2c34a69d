import { Link } from '@adonisjs/inertia/react'
import type { Text } from '#storefront/public'
import { GigCookieChoice } from '~/components/gig_cookie_choice'
import { PageHead } from '~/components/page_head'
import { LinkedWords } from '~/components/text/linked_words'
import { TextContents, TextSections } from '~/components/text/text_sections'
import { Button } from '~/components/ui/button'
import { formatDate } from '~/lib/dates'

type TextPageProps = { text: Text; gigCookie?: { isRefused: boolean } }

/** Privacy, with the choice about the gig cookie; terms; delivery and returns; contact. */
export default function TextPage({ text, gigCookie }: TextPageProps) {
  const { title, lead, updated, sections } = text
  return (
    <>
      <PageHead title={title} description={lead} />
      <article>
        <header className="ground-stage border-b-[1.5px] border-[#15120f]">
          <div className="wrap grid gap-4 py-8 lg:py-12">
            <h1 className="display text-[clamp(3rem,11vw,6.5rem)] leading-[0.92] wrap-anywhere">
              {title}
            </h1>
            <p className="max-w-[48ch] text-lg leading-snug lg:text-xl">
              <LinkedWords>{lead}</LinkedWords>
            </p>
            {updated ? (
              <p className="text-sm">
                Last changed <time dateTime={updated}>{formatDate(updated)}</time>
              </p>
            ) : (
              <Button asChild className="w-fit [--paper:#f6f1e7]" variant="ink">
                <Link href="/orders/find">Find your order</Link>
              </Button>
            )}
          </div>
        </header>
        <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-16 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16 lg:pt-12">
          <TextContents sections={sections} />
          <div className="grid max-w-[68ch] grid-cols-1 gap-10 text-[1.0625rem] leading-relaxed lg:gap-12">
            <TextSections sections={sections} />
            {gigCookie && <GigCookieChoice {...gigCookie} />}
          </div>
        </div>
      </article>
    </>
  )
}
