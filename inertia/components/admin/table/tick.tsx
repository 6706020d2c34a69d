import { useEffect, useRef } from 'react'

type TickProps = {
  label: string
  checked: boolean
  /** Some of what it stands for is ticked. */
  isPartly?: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick in a target that a thumb meets. */
export function Tick({ label, checked, isPartly = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className="-my-3 -ml-3 inline-grid size-11 cursor-pointer align-middle place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        className="size-5 cursor-[inherit] accent-ink"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
