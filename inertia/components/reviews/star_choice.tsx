import { Star } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

const words = ['Poor', 'Could be better', 'All right', 'Good', 'Brilliant']

type StarChoiceProps = { value: number; onChange: (stars: number) => void; error?: string }

/** One to five stars as five radios: keys, fingers and screen readers find what they know. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (error) first.current?.focus()
  }, [error])

  return (
    <fieldset className="grid gap-2">
      <legend className="text-[0.9375rem] font-semibold">Your rating</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex">
          {words.map((word, index) => {
            const stars = index + 1
            return (
              <label key={word} className="relative grid size-12 place-items-center">
                <input
                  ref={index === 0 ? first : undefined}
                  type="radio"
                  name="rating"
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  aria-describedby={error ? `${id}-error` : undefined}
                  className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0"
                />
                <span className="sr-only">{`${stars} ${stars === 1 ? 'star' : 'stars'}, ${word}`}</span>
                <Star
                  aria-hidden
                  strokeWidth={1.5}
                  className={`size-10 rounded-sm peer-focus-visible:outline-3 peer-focus-visible:outline-focus ${stars <= value ? 'fill-current' : ''}`}
                />
              </label>
            )
          })}
        </div>
        <p aria-hidden className="display text-2xl">
          {words[value - 1]}
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
