import type { ReactNode } from 'react'
import { cn } from '~/lib/classes'
import '~/css/save_bar.css'

/** The foot of a long list, with the press that is for all of it. */
export function SaveBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('save-bar', className)}>{children}</div>
}
