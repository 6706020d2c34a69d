import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { UserText } from '~/components/text/user_text'
import { fieldBox, FieldFrame, useFieldIds } from '~/components/ui/field'
import { useDebounced } from '~/hooks/use_debounced'
import { useApiQuery } from '~/hooks/use_api_query'
import { cn } from '~/lib/classes'
import { counted } from '~/lib/counts'
import { forFiveMinutes } from '~/lib/reads'

type ComboboxProps<Item> = {
  label: string
  name: string
  error?: ReactNode
  hint?: ReactNode
  placeholder?: string
  chosen: Item | null
  onChoose: (item: Item | null) => void
  /** The call that finds items by what is typed. */
  pathOf: (text: string) => string
  keyOf: (item: Item) => number
  wordOf: (item: Item) => string
  /** What tells it from others of nearly the same name. */
  detailOf?: (item: Item) => string | null
  /** Where nothing is found. */
  empty: string
}

/** One of more things than a list can show: found by the server as one types, chosen by pointer or keys. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, name, error, placeholder, chosen, onChoose, wordOf, keyOf, detailOf } = props
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  // What is said of the one that was chosen says nothing of what is being typed.
  const hint = isTyping ? undefined : props.hint
  const { control, describedBy } = useFieldIds(id, error, hint)
  const [isAsked, setAsked] = useState(false)
  const [text, setText] = useState(chosen ? wordOf(chosen) : '')
  // What is chosen stands in the field: no search of it, but a look at all.
  const typed = chosen && text === wordOf(chosen) ? '' : text.trim()
  const path = props.pathOf(useDebounced(typed, 250))
  const { result, failure, earlier, again } = useApiQuery<Item[]>(
    isAsked ? path : null,
    forFiveMinutes
  )
  const items = result ?? (failure ? [] : (earlier ?? []))
  const word = (item: Item | null) => (item ? wordOf(item) : '')

  const box = useCombobox<Item>({
    id,
    inputId: control,
    items,
    inputValue: text,
    selectedItem: chosen,
    itemToString: word,
    itemToKey: (item) => item && keyOf(item),
    onInputValueChange: ({ inputValue, type }) => {
      setText(inputValue)
      if (type === useCombobox.stateChangeTypes.InputChange && inputValue === '') onChoose(null)
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
    // Words that were not chosen name nothing.
    onIsOpenChange: ({ isOpen, selectedItem }) => {
      if (isOpen) return
      setText(word(selectedItem ?? null))
      setTyping(false)
    },
  })
  const shown = box.isOpen ? text : word(chosen)

  return (
    <FieldFrame {...{ label, error, hint, control }}>
      <div className="relative">
        <input
          {...box.getInputProps({
            onFocus: () => setAsked(true),
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value)
              setTyping(true)
            },
          })}
          aria-labelledby={undefined}
          value={shown}
          name={name}
          placeholder={placeholder}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          dir="auto"
          spellCheck={false}
          className={cn(fieldBox, 'h-12 truncate pr-11')}
        />
        <button
          type="button"
          {...box.getToggleButtonProps()}
          aria-label="Open the list"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center"
        >
          <ChevronDown aria-hidden className="size-5" />
        </button>
        <ul
          {...box.getMenuProps({ 'aria-label': 'Suggestions' })}
          className={cn(
            'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-sm border-[1.5px] border-line-strong bg-paper',
            (!box.isOpen || items.length === 0) && 'hidden'
          )}
        >
          {box.isOpen &&
            items.map((item, index) => (
              <li
                key={keyOf(item)}
                {...box.getItemProps({ item, index })}
                className={cn(
                  'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3.5 py-2',
                  box.highlightedIndex === index && 'bg-line',
                  chosen && keyOf(chosen) === keyOf(item) && 'font-bold'
                )}
              >
                <span className="wrap-anywhere">
                  <UserText>{wordOf(item)}</UserText>
                </span>
                {detailOf?.(item) && <span className="text-sm">{detailOf(item)}</span>}
              </li>
            ))}
        </ul>
      </div>
      <p role="status" className={cn('text-sm', !box.isOpen && 'hidden')}>
        {failure && <span className="font-semibold text-bad">{failure}</span>}
        {result &&
          (result.length > 0 ? (
            <span className="sr-only">{counted(result.length, 'suggestion')}</span>
          ) : (
            props.empty
          ))}
      </p>
      {failure && (
        <button type="button" className="link justify-self-start" onClick={again}>
          Try again
        </button>
      )}
    </FieldFrame>
  )
}
