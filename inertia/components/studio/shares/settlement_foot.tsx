import { router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Settlement } from '~/components/studio/shapes'
import { Button, buttonClass } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

/** The sheet as files, and its closing. */
export function SettlementFoot({ sheet, mayChange }: { sheet: Settlement; mayChange: boolean }) {
  return (
    <div className="settlement-foot">
      {(['pdf', 'csv'] as const).map((kind) => (
        <a
          key={kind}
          href={`/gigs/${sheet.gig.id}/settlement.${kind}`}
          download
          className={buttonClass()}
        >
          {kind === 'pdf' && <Download aria-hidden className="size-4" />}
          {kind.toUpperCase()}
          <span className="sr-only"> of the settlement sheet</span>
        </a>
      ))}
      {mayChange && sheet.closedAt === null && <CloseSheet sheet={sheet} />}
    </div>
  )
}

function CloseSheet({ sheet }: { sheet: Settlement }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={<Button variant="go">Close and sign</Button>}
      title="Close this sheet?"
      description="The figures, attendance and shares can’t change after that. Later orders and refunds are added as dated addenda. This cannot be undone."
      path={`/api/gigs/${sheet.gig.id}/settlement/close`}
      extra={{ version: sheet.version }}
      submitLabel="Close the sheet"
      onRefused={({ body }) => {
        if (body.code === 'E_SHEET_CHANGED') router.reload()
        return false
      }}
      onDone={() => {
        toast({ title: 'Sheet closed', description: 'Print the PDF for both to sign.' })
        router.reload()
      }}
    />
  )
}
