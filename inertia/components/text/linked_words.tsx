import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'

const look = 'font-semibold underline underline-offset-4 wrap-anywhere'

/** What the shop's own addresses are called inside a sentence. */
const names: Record<string, string> = {
  '/orders/find': 'Find your order',
  '/delivery-and-returns': 'Delivery and returns',
}

const LINKED = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/(?:orders\/find|delivery-and-returns))/

/** A sentence whose emails and addresses of ours are links. */
export function LinkedWords({ children }: { children: string }) {
  return children.split(LINKED).map((part, index): ReactNode => {
    if (index % 2 === 0) return part
    if (part.startsWith('/'))
      return (
        <Link key={index} href={part} className={look}>
          {names[part]}
        </Link>
      )
    return (
      <a key={index} href={`mailto:${part}`} className={look}>
        {part}
      </a>
    )
  })
}
