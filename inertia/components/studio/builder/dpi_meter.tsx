import type { DpiVerdict } from '~/components/studio/builder/build_words'
import { cn } from '~/lib/classes'

const tones: Record<DpiVerdict['grade'], string> = {
  'good': 'text-good',
  'soft': 'text-warn',
  'too-small': 'text-bad',
}

/** How sharp the artwork prints at its size, in a figure and a sentence. */
export function DpiMeter({ verdict }: { verdict: DpiVerdict }) {
  const { dpi, grade, title, text } = verdict
  return (
    <div
      role="status"
      className="flex items-center gap-4 rounded-sm border-[1.5px] border-line-strong bg-sheet px-4 py-3"
    >
      {dpi !== null && (
        <p className={cn('display-card shrink-0 tabular-nums', tones[grade])}>
          {dpi} <span className="text-base">DPI</span>
        </p>
      )}
      <p className="min-w-0">
        <strong className={tones[grade]}>{title}</strong> {text}
      </p>
    </div>
  )
}
