import { scriptSafeJson } from '~/lib/structured_data'

/** Data for search engines. A block of this type is never run, so the content policy has nothing against it. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />
  )
}
