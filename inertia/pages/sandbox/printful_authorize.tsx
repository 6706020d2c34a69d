import { Head, router } from '@inertiajs/react'
import { Check, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { AuthorizationPage } from '#sandbox/controllers/printful_oauth_controller'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody } from '~/components/ui/ticket'
import { SandboxLayout } from '~/layouts/sandbox_layout'
import type { InertiaProps } from '~/types'

type Answer = 'allow' | 'refuse'

/** The authorization page of the stand-in: what the shop may do with the store, and the two answers. */
export default function PrintfulAuthorize({
  authorization,
}: InertiaProps<{ authorization: AuthorizationPage }>) {
  const { clientId, redirectUrl, state, store, permissions } = authorization
  const [busy, setBusy] = useState(false)
  const send = (answer: Answer) =>
    router.post(
      '/sandbox/printful/oauth/authorize',
      { client_id: clientId, redirect_url: redirectUrl, state, answer },
      { onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    )

  return (
    <>
      <Head title="Test authorization" />
      <h1 className="display-section">Connect the shop</h1>
      <div className="mt-6 grid max-w-xl gap-6">
        <p>
          Gigstall asks to use the store <strong>{store}</strong>.
        </p>
        <Ticket>
          <TicketBody>
            <h2 className="tag">What it may do</h2>
            <ul className="mt-2">
              {permissions.map((permission) => (
                <li key={permission} className="border-b py-3 font-semibold last:border-b-0">
                  {permission}
                </li>
              ))}
            </ul>
          </TicketBody>
        </Ticket>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="go" busy={busy} onClick={() => send('allow')}>
            <Check aria-hidden className="size-5" />
            Allow
          </Button>
          <Button busy={busy} onClick={() => send('refuse')}>
            <X aria-hidden className="size-5" />
            Refuse
          </Button>
        </div>
      </div>
    </>
  )
}

PrintfulAuthorize.layout = (page: ReactNode) => (
  <SandboxLayout
    band="Test authorization: nothing is printed"
    footer="This page stands in for Printful while the shop has no keys of its own. It knows no real store and sends nothing to anyone."
  >
    {page}
  </SandboxLayout>
)
