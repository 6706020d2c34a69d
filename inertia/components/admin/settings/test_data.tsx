import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
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
    <section aria-labelledby="test-data" className="grid gap-2">
      <h2 id="test-data" className="admin-heading">
        Test data
      </h2>
      <p className="admin-hint">
        Adds invented artists with products, gigs, QR codes and orders. Existing data is not
        changed.
      </p>
      <div className="grid gap-2">
        <Button
          size="slim"
          busy={busy}
          busyLabel="Populating: this takes a moment"
          onClick={() => void populate()}
          className="w-fit"
        >
          Populate test data
        </Button>
        {busy && (
          <progress aria-label="Populating test data" className="h-1.5 w-full accent-stage" />
        )}
      </div>
    </section>
  )
}
