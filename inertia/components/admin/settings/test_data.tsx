import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

export function TestData() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const populate = async () => {
    setBusy(true)
    try {
      const made = await callApi<{ artists: number; products: number }>(
        'POST',
        '/api/dev/populate-test-data'
      )
      toast({
        title: 'Test data populated',
        description:
          made.artists + made.products > 0
            ? `${made.artists} artists and ${made.products} products created.`
            : 'Nothing was missing, so nothing was added.',
      })
      router.reload()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
    setBusy(false)
  }

  return (
    <Ticket>
      <TicketBody className="grid gap-2">
        <h2 className="display-card">Test data</h2>
        <p className="text-ink-soft">
          Invented artists with products, gigs, codes and orders. What is there already stays as it
          is.
        </p>
      </TicketBody>
      <TicketStub className="gap-3">
        <Button
          variant="ink"
          wide
          busy={busy}
          busyLabel="Populating: this takes a moment"
          onClick={() => void populate()}
        >
          Populate test data
        </Button>
        {busy && (
          <progress aria-label="Populating test data" className="h-1.5 w-full accent-stage" />
        )}
      </TicketStub>
    </Ticket>
  )
}
