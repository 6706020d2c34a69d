import { Link } from '@adonisjs/inertia/react'

/** Which artists can be paid so far, for those who are about to start. */
export function UkOnly({ className }: { className?: string }) {
  return (
    <p className={className}>
      For now we can only pay artists with a UK address and a UK bank account. Based somewhere else?{' '}
      <Link href="/contact" className="underline underline-offset-4">
        Contact us
      </Link>{' '}
      before you start.
    </p>
  )
}
