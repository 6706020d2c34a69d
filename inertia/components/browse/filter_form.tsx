import { router } from '@inertiajs/react'
import type { FormEvent, ReactNode } from 'react'
import { addressOf } from '~/lib/addresses'

type FilterFormProps = {
  path: string
  /** Filters that are not in the form and stay as they are. */
  kept?: Record<string, string | readonly string[]>
  /** What was typed but not searched for yet: a change of a select uses the last search instead. */
  asked?: Record<string, string>
  /** The default order: not sent while it is unchanged, so that a search can have a default of its own. */
  unchosen?: Record<string, string>
  children: ReactNode
}

/** Filters a list through its address: works before the page's script has loaded, and Back undoes it. */
export function FilterForm({
  path,
  kept = {},
  asked = {},
  unchosen = {},
  children,
}: FilterFormProps) {
  const go = (form: HTMLFormElement, instead = {}) => {
    const typed: Record<string, string> = {}
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && unchosen[name] !== value) typed[name] = value
    router.visit(addressOf(path, { ...typed, ...instead, ...kept }), { preserveState: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) go(event.currentTarget, asked)
  }

  return (
    <form
      role="search"
      action={path}
      onSubmit={submit}
      onChange={change}
      className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3 sm:gap-x-8"
    >
      {Object.entries(kept).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))
      )}
      {children}
    </form>
  )
}
