import type { ReactNode } from 'react'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { cn } from '~/lib/classes'

type ChoiceRowProps = {
  /** The name of the group of radio buttons. */
  group: string
  value: number
  isChosen: boolean
  onChoose: () => void
  image: string | null
  name: string
  /** Details beside the name. */
  children?: ReactNode
  eager?: boolean
  isDisabled?: boolean
}

/** One option of a list, with its picture. */
export function ChoiceRow({
  group,
  value,
  isChosen,
  onChoose,
  isDisabled = false,
  ...shown
}: ChoiceRowProps) {
  return (
    <label
      className={cn(
        'flex items-center gap-3 border-b border-l-4 border-b-line p-2 pr-3 last:border-b-0 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
        isChosen ? 'border-l-ink bg-sheet' : 'border-l-transparent',
        isDisabled ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-sheet'
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={isDisabled}
        className="size-5 shrink-0 accent-ink"
      />
      <ProductImage
        src={shown.image}
        alt=""
        eager={shown.eager}
        sizes="3rem"
        className="w-12 shrink-0"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold wrap-anywhere">
          <UserText>{shown.name}</UserText>
        </span>
        {shown.children}
      </span>
    </label>
  )
}
