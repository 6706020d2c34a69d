import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { AuthorizeButton } from '~/components/fulfilment/authorize_button'
import { connectionOf } from '~/components/fulfilment/connection'
import { PROVIDER_PATH } from '~/components/fulfilment/provider_frame'
import { StatusFacts } from '~/components/fulfilment/status_facts'
import { StoreProducts, StoreProductsSkeleton } from '~/components/fulfilment/store_products'
import { useConnectionTest } from '~/components/fulfilment/use_connection_test'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { counted } from '~/lib/counts'
import { Reads } from '~/lib/reads'

/** As many of the store as show that fetching works; all of them stand on the provider's page. */
const FETCHED_SHOWN = 10

type Test = ReturnType<typeof useConnectionTest>

function Fetched({ products }: Pick<Test, 'products'>) {
  const { data, isFetching, error } = products
  if (isFetching) return <StoreProductsSkeleton />
  if (!data || error) return <p className="text-ink-soft">Nothing fetched yet.</p>
  return (
    <>
      <p>
        {counted(data.length, 'product')} in the store
        {data.length > FETCHED_SHOWN && `, the first ${FETCHED_SHOWN} of them here`}.
      </p>
      {data.length > 0 && <StoreProducts products={data.slice(0, FETCHED_SHOWN)} />}
    </>
  )
}

function TestPanels() {
  const { status, products, isTesting, testConnection, fetchProducts } = useConnectionTest()
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      <section aria-labelledby="status" className="grid content-start gap-4">
        <h2 id="status" className="display-card">
          Status
        </h2>
        <p className="text-ink-soft">We check every five seconds while this page is open.</p>
        <StatusFacts status={status} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="ink"
            busy={isTesting}
            busyLabel="Testing"
            onClick={() => void testConnection()}
          >
            Test connection
          </Button>
          {connectionOf(status)?.state === 'unauthorized' && <AuthorizeButton />}
        </div>
      </section>
      <section aria-labelledby="fetched" className="grid content-start gap-4">
        <h2 id="fetched" className="display-card">
          Products
        </h2>
        <Button
          className="w-fit"
          busy={products.isFetching}
          busyLabel="Fetching"
          onClick={() => void fetchProducts()}
        >
          Fetch products
        </Button>
        <Fetched products={products} />
      </section>
    </div>
  )
}

export default function ConnectionTestPage() {
  return (
    <Reads>
      <PageHead title="Printful connection test" noindex />
      <div className="wrap grid gap-7 pt-6 pb-16 lg:pt-9">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <h1 className="display-section">Printful connection test</h1>
          <Link href={PROVIDER_PATH} className="link">
            <ArrowLeft aria-hidden className="size-5" />
            Printful
          </Link>
        </div>
        <TestPanels />
      </div>
    </Reads>
  )
}
