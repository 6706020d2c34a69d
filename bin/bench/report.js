/** Tables for the terminal. */
import { say } from '../launcher/steps.js'

export function report(shop, rows, memory) {
  say(`\nShop of ${shop.products} products (requests a second; p50 and p99 in ms; medians)`)
  say(line(['', 'req/s', 'goal', 'p50', 'p99', 'ceiling', 'share', 'bytes', 'SQL']))
  for (const { name, application, ceiling, goal, bytes, statements } of rows) {
    const share = `${Math.round((application.rate / ceiling.rate) * 100)} %`
    const figures = [application.rate, goal ?? '', application.p50, application.p99, ceiling.rate]
    say(line([name, ...figures.map(rounded), share, bytes, statements]))
  }
  say(`Memory of the server: ${memory.now} MB now, ${memory.peak} MB at its highest\n`)
}

/** How much slower the large shop answers than the small one: 1.3 is the limit. */
export function reportGrowth([small, large]) {
  if (!large?.rows.length) return
  say(`\nTime at ${large.shop.products} products over time at ${small.shop.products} (limit 1.3)`)
  for (const [index, { name, application }] of large.rows.entries()) {
    say(line([name, (small.rows[index].application.rate / application.rate).toFixed(2)]))
  }
}

const rounded = (figure) => (typeof figure === 'number' ? Math.round(figure) : figure)

/** A row of a table: a name, then figures to the right of columns of this width. */
export function line([name, ...cells], width = 9) {
  return `${name.padEnd(30)}${cells.map((cell) => String(cell).padStart(width)).join('')}`
}
