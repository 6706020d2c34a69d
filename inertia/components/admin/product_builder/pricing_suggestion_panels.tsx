import { SuggestionBreakdown } from '~/components/admin/product_builder/suggestion_breakdown'
import { PricingSummary } from '~/components/admin/product_builder/pricing_summary'
import { LoadFailed } from '~/components/admin/product_builder/load_failed'
import type { PricingSuggestionsState } from '~/components/admin/product_builder/use_pricing_suggestions'
import { Skeleton } from '~/components/ui/skeleton'
import { cn } from '~/lib/classes'

/** The results of the pricing calculators; while they recalculate, the earlier results. */
export function PricingSuggestionPanels({
  suggestions,
  isUnderWay,
  error,
  again,
}: PricingSuggestionsState) {
  if (error) return <LoadFailed error={error} onAgain={again} />
  if (!suggestions)
    return isUnderWay ? (
      <div role="status" aria-label="Calculating prices" className="grid gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    ) : null
  return (
    <div aria-busy={isUnderWay} className={cn('grid min-w-0 gap-6', isUnderWay && 'opacity-70')}>
      <PricingSummary suggestions={suggestions} />
      <SuggestionBreakdown suggestions={suggestions} />
    </div>
  )
}
