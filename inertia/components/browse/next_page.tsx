import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { Button } from '~/components/ui/button'

export function NextPage({ url, label }: { url: string | null; label: string }) {
  if (!url) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex justify-center">
      <Button asChild>
        <Link href={url}>
          {label}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </Button>
    </nav>
  )
}
