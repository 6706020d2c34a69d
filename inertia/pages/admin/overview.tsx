import { router } from '@inertiajs/react'
import { useState } from 'react'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { StatTiles } from '~/components/ui/stat_tiles'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import type { InertiaProps } from '~/types'
import { formatCount } from '~/lib/counts'

type AdminOverviewProps = InertiaProps<{
  counts: { users: number; artists: number; products: number; orders: number }
  isDevelopment: boolean
}>

function TestData() {
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
    <Ticket className="max-w-xl">
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

export default function AdminOverview({ counts, isDevelopment }: AdminOverviewProps) {
  const tiles = [
    { label: 'Accounts', value: formatCount(counts.users) },
    { label: 'Artists', value: formatCount(counts.artists) },
    { label: 'Products', value: formatCount(counts.products) },
    { label: 'Orders', value: formatCount(counts.orders) },
  ]
  return (
    <>
      <PageHead title="Admin" noindex />
      <div className="wrap grid gap-7 pt-6 pb-16 lg:pt-9">
        <h1 className="display-section">Admin</h1>
        <StatTiles tiles={tiles} />
        {isDevelopment && <TestData />}
      </div>
    </>
  )
}
