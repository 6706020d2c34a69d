/**
 * What this machine could do at most: a bare Node server that, for each request, sends the same statements through
 * plain `pg` and answers with JSON.stringify of their rows, or, for a page, renders the same tree with the same
 * renderToString.
 */
import { createServer } from 'node:http'
import pg from 'pg'

const { PORT, DATABASE_URL, RENDERER } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

/** `{ statements, page }`: what is answered now. */
let task = { statements: [] }
let render

process.on('message', async (next) => {
  if (next.page) render ??= (await import(RENDERER)).renderAnew
  task = next
  process.send('prepared')
})

createServer(async (_, response) => {
  try {
    const rows = []
    for (const { text, values } of task.statements) rows.push((await pool.query(text, values)).rows)
    const [type, body] = task.page
      ? ['text/html', await htmlOf(task.page)]
      : ['application/json', JSON.stringify(rows)]
    response.writeHead(200, { 'content-type': type }).end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(Number(PORT), '127.0.0.1', () => process.send('listening'))

async function htmlOf(page) {
  const { head, body } = await render(page)
  return `<!doctype html><html><head>${head.join('')}</head><body>${body}</body></html>`
}
