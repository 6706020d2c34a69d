import { Link } from '@adonisjs/inertia/react'
import { LoaderCircle } from 'lucide-react'
import { Button } from '~/components/ui/button'
import type { SearchState } from '~/components/scan/use_code_search'

const words: Partial<Record<SearchState, { title: string; text: string }>> = {
  foreign: {
    title: 'Not one of our codes',
    text: 'It leads somewhere else, so we didn’t open it. Look for the code on the merch stall, or type the letters under it.',
  },
  unknown: {
    title: 'We don’t know this code',
    text: 'Check it letter by letter, or look the artist up by name.',
  },
  empty: {
    title: 'No code in this photo',
    text: 'Choose one that’s sharp and shows the whole code, with a little space around it.',
  },
  broken: {
    title: 'We can’t open this photo',
    text: 'Choose a photo or a screenshot: JPEG, PNG or WebP.',
  },
  offline: {
    title: 'No connection',
    text: 'We couldn’t look the code up. Try again as soon as you have a signal.',
  },
  readerless: {
    title: 'The scanner didn’t load',
    text: 'The network may be busy. Try again, or type the code: that needs hardly any signal.',
  },
}

type SearchNoteProps = { state: SearchState; onLeave: () => void; onRetry: () => void }

/** What came of a scan, in words; the refusals name the ways on. */
export function SearchNote({ state, onLeave, onRetry }: SearchNoteProps) {
  const note = words[state]
  return (
    <div role="status" className="empty:hidden">
      {(state === 'searching' || state === 'found') && (
        <p className="flex min-h-12 items-center gap-3 font-bold">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {state === 'found' ? 'Opening the store…' : 'Looking the code up…'}
        </p>
      )}
      {note && (
        <div className="grid gap-1 border-l-8 border-bad bg-sheet px-4 py-3">
          <p className="font-bold">{note.title}</p>
          <p className="text-sm leading-snug">{note.text}</p>
          {(state === 'unknown' || state === 'foreign') && (
            <Link href="/artists" onClick={onLeave} className="link w-fit">
              Discover Artists
            </Link>
          )}
          {state === 'readerless' && (
            <Button size="slim" onClick={onRetry} className="mt-1 w-fit">
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
