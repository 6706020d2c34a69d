import { Link } from '@adonisjs/inertia/react'
import { useEffect, useState } from 'react'
import { PageHead } from '~/components/page_head'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { type KeptPage, keptPages } from '~/lib/offline/kept_pages'
import { whenReachable } from '~/lib/network'

const tagOf = (href: string) =>
  href.startsWith('/store/') ? 'Store' : href.startsWith('/product/') ? 'Merch' : null

function KeptList({ pages }: { pages: KeptPage[] }) {
  return (
    <nav aria-label="Pages you opened" className="grid gap-3">
      <h2 className="display-card">You can still open these</h2>
      <ul className="border-t border-line">
        {pages.map(({ href, title }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="flex min-h-12 items-center gap-3 py-2 font-semibold">
              <UserText>{title}</UserText>
              <span className="tag ml-auto shrink-0 text-ink-soft">{tagOf(href)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the service worker shows in place of a page that it has not kept and cannot reach. */
export default function Offline() {
  const [pages, setPages] = useState<KeptPage[]>([])

  useEffect(() => {
    void keptPages().then(setPages)
  }, [])

  return (
    <>
      <PageHead title="No network" noindex />
      <div className="wrap grid max-w-3xl gap-8 pt-8 pb-16 lg:pt-12">
        <Ticket>
          <TicketBody className="grid gap-3 p-5 sm:p-6">
            <h1 className="display-page">No network</h1>
            <p className="text-lg">
              We can’t reach this page right now. Your cart is safe, and nothing you typed is lost.
            </p>
            <p className="text-ink-soft">On the venue’s Wi‑Fi? It may want you to log in first.</p>
          </TicketBody>
          <TicketStub className="p-5 sm:p-6">
            <Button
              variant="ink"
              onClick={() => void whenReachable(() => window.location.reload())}
            >
              Try again
            </Button>
          </TicketStub>
        </Ticket>
        {pages.length > 0 && <KeptList pages={pages} />}
      </div>
    </>
  )
}
