/** A live board as a browser holds it: one connection that is read and never closed. */
import { request } from 'node:http'

/** @param onFigures called with each event of figures after the first */
export function openBoard({ origin, gig, headers, onFigures }) {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/gigs/${gig}/live`, {
      agent: false,
      headers: { accept: 'text/event-stream', ...headers },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A board got ${answer.statusCode}`))
      let seen = 0
      let hasEnded = false
      answer.setEncoding('utf8')
      answer.on('data', (text) => {
        if (!text.includes('event: figures')) return
        seen++
        if (seen === 1) resolve({ close: () => asked.destroy(), isOpen: () => !hasEnded })
        else onFigures(gig)
      })
      answer.on('close', () => (hasEnded = true))
      answer.on('error', () => {})
    })
    asked.end()
  })
}
