import type { ReactNode } from 'react'
import { cn } from '~/lib/classes'

type StatTile = { label: string; value: ReactNode; note?: ReactNode }

type StatTilesProps = {
  tiles: StatTile[]
  /** In a row on a desk. */
  columns?: 3 | 4
}

/** Figures side by side in one frame, two in a row on a phone. */
export function StatTiles({ tiles, columns = 4 }: StatTilesProps) {
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-sm border-[1.5px] border-line-strong bg-line',
        columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
      )}
    >
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col gap-1.5 bg-paper p-4">
          <dt className="leading-snug">{label}</dt>
          <dd className="display text-[clamp(1.625rem,7vw,3rem)] whitespace-nowrap tabular-nums">
            {value}
          </dd>
          {note && <dd className="text-sm text-ink-soft [&_.link]:-my-3">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
