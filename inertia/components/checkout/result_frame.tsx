import type { ReactNode } from 'react'

type ResultFrameProps = {
  title: string
  children: ReactNode
  actions: ReactNode
  aside?: ReactNode
}

/** A result as a page: what happened, what it means, one way on. */
export function ResultFrame({ title, children, actions, aside }: ResultFrameProps) {
  return (
    <div className="wrap grid gap-10 pt-8 pb-16 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-16 lg:pt-14">
      <div className="grid justify-items-start gap-6">
        <h1 className="display-page max-w-[9em]">{title}</h1>
        <div className="grid max-w-[52ch] gap-3 text-lg leading-relaxed">{children}</div>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
      {aside}
    </div>
  )
}
