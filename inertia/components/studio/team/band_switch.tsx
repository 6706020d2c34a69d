import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ChevronDown } from 'lucide-react'
import { useOwner } from '~/components/studio/use_owner'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { useDisclosure } from '~/hooks/use_disclosure'
import { BAND_ROLE_NAMES } from '#shared/band_role'

/** A menu to switch to another band; not shown to an account with only one. */
export function BandSwitch() {
  const { user } = usePage().props
  const { artist, role } = useOwner()
  const { isOpen, toggle, root, button } = useDisclosure()
  const bands = user?.bands ?? []
  if (role === null || bands.length < 2) return null
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        size="slim"
        aria-expanded={isOpen}
        aria-controls="band-switch"
        onClick={toggle}
      >
        Switch band
        <ChevronDown aria-hidden className="size-5" />
      </Button>
      <nav
        id="band-switch"
        hidden={!isOpen}
        aria-label="Your bands"
        className="absolute top-full left-0 z-20 mt-2.5 max-h-96 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-sm border-[1.5px] border-line-strong bg-paper p-2"
      >
        <ul>
          {bands.map((band) => (
            <li key={band.id}>
              <Link
                href={`/dashboard?artist=${band.id}`}
                aria-current={band.id === artist.id ? 'true' : undefined}
                className="grid min-h-11 content-center rounded-sm px-3 py-2 hover:bg-sheet aria-[current]:bg-sheet"
              >
                <span className="font-semibold wrap-anywhere">
                  <UserText>{band.bandName}</UserText>
                </span>
                <span className="text-sm text-ink-soft">{BAND_ROLE_NAMES[band.role]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
