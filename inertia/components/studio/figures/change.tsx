import { formatPercent } from '~/lib/counts'

type ChangeProps = {
  /** Whole percent; null where there was nothing before. */
  percent: number | null
  than: string
  /** Said where there is nothing to compare with. */
  none?: string
}

/** ▲ 18% on the 30 before: up, down or the same, in words for those who see no arrow. */
export function Change({ percent, than, none }: ChangeProps) {
  if (percent === null) return none
  if (percent === 0) return `same as ${than.replace(/^on /, '')}`
  const isUp = percent > 0
  return (
    <span className={isUp ? 'font-semibold text-good' : 'font-semibold text-bad'}>
      <span aria-hidden>{isUp ? '▲' : '▼'} </span>
      <span className="sr-only">{isUp ? 'up ' : 'down '}</span>
      {formatPercent(Math.abs(percent))} {than}
    </span>
  )
}
