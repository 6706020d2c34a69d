import type { Finding } from '#shared/product_check'
import { UserText } from '~/components/text/user_text'

const PLACES: Record<Finding['in'], string> = {
  name: 'in the title',
  description: 'in the description',
  store: 'in the store name',
  artwork: 'is artwork that was taken down before',
}

/** What was found in a product: “harbour” in the title. */
export function FindingList({ found }: { found: Finding[] }) {
  return (
    <ul className="wrap-anywhere">
      {found.map((one) => (
        <li key={`${one.in} ${one.text}`}>
          “<UserText>{one.text}</UserText>” {PLACES[one.in]}
        </li>
      ))}
    </ul>
  )
}
