import type { PartShape } from '#admin/transformers/figures_transformer'
import { partName, type By } from '~/components/admin/figures/part_words'
import { UserText } from '~/components/text/user_text'
import { formatMoney } from '~/lib/money'

const MOST = 8

/** The parts that sold most, as bars. For the eye alone: the table below has the figures. */
export function BestParts({ by, parts }: { by: By; parts: PartShape[] }) {
  const best = parts.filter(({ sales }) => sales > 0).slice(0, MOST)
  const most = best[0]?.sales ?? 0
  return (
    <ul aria-hidden className="grid gap-2">
      {best.map((part) => (
        <li key={part.key} className="grid gap-0.5 text-sm">
          <span className="flex justify-between gap-4">
            <span className="truncate">
              <UserText>{partName(by, part)}</UserText>
            </span>
            <span>{formatMoney(part.sales)}</span>
          </span>
          <span
            className="block h-3 bg-stage"
            style={{ width: `${Math.max((part.sales / most) * 100, 0.5)}%` }}
          />
        </li>
      ))}
    </ul>
  )
}
