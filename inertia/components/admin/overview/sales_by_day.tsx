import { formatMoney } from '~/lib/money'
import { formatDate } from '~/lib/dates'

type Day = { day: string; amount: number }

const HEIGHT = 100

/** At noon, so that no time zone makes it the day before. */
const dateOf = (day: string) => formatDate(`${day}T12:00:00Z`)

/** Sales of the last 30 days, a bar a day; in words for those who do not see the bars. */
export function SalesByDay({ days }: { days: Day[] }) {
  const best = days.reduce((most, each) => (each.amount > most.amount ? each : most), days[0]!)
  const summary =
    best.amount > 0
      ? `Best day: ${dateOf(best.day)} with ${formatMoney(best.amount)}`
      : 'No sales in the last 30 days'
  return (
    <section aria-labelledby="sales-by-day" className="admin-facts">
      <h2 id="sales-by-day" className="admin-heading">
        Sales by day
      </h2>
      {best.amount > 0 && (
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="admin-bars"
        >
          {days.map(({ day, amount }, index) => {
            const height = Math.max((amount / best.amount) * HEIGHT, 1)
            return (
              <rect key={day} x={index * 10 + 1} y={HEIGHT - height} width={8} height={height}>
                <title>{`${dateOf(day)}: ${formatMoney(amount)}`}</title>
              </rect>
            )
          })}
        </svg>
      )}
      <p className="admin-hint">{summary}</p>
    </section>
  )
}
