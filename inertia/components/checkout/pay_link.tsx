import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'

/** The payment page lies elsewhere: a plain link leaves ours. */
export function PayLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="go">
      <a href={href}>{children}</a>
    </Button>
  )
}
