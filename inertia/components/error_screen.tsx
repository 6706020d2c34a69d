import type { ReactNode } from 'react'
import { PageHead } from '~/components/page_head'
import { StageTicket } from '~/components/stage_ticket'

type ErrorScreenProps = { code: string; title: string; text: ReactNode; children: ReactNode }

/** A ticket that does not let one in: which one, why, and the way out. */
export function ErrorScreen({ code, title, text, children }: ErrorScreenProps) {
  return (
    <>
      <PageHead title={title} noindex />
      <StageTicket
        title={
          <>
            <span className="block text-[clamp(7rem,34vw,17rem)] leading-[0.8]">{code}</span>
            <span className="mt-4 block text-[clamp(2.25rem,8vw,3.75rem)]">{title}</span>
          </>
        }
        text={text}
      >
        {children}
      </StageTicket>
    </>
  )
}
