import { inject } from '@adonisjs/core'
import { FetchRefused, PublicFetch } from '#core/http/public_fetch'
import { MOST_BYTES, UnreadableSource } from '#gigs/import/read_gig'

const SENTENCES: Record<FetchRefused['reason'], string> = {
  address: 'We can’t read this address. It has to be a public one that begins with https://.',
  unreachable:
    'We can’t reach this address. Check it, or save the calendar as a file and choose that.',
  status: 'The calendar didn’t open. Make sure that it’s shared with everyone who has the link.',
  redirects: 'This address leads from one to another too often.',
  size: 'This calendar is larger than 2 MB. Share a calendar with your tour dates only.',
  time: 'This calendar took too long to answer. Please try again in a moment.',
}

/** The address of a calendar as it is asked: webcal:// is https://. Throws UnreadableSource. */
export function calendarAddress(text: string): string {
  const url = URL.parse(text.trim().replace(/^webcals?:\/\//i, 'https://'))
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw new UnreadableSource(SENTENCES.address)
  url.hash = ''
  return url.href
}

/** Reads calendars from addresses that artists enter. */
@inject()
export class CalendarReader {
  constructor(private publicFetch: PublicFetch) {}

  /** Throws UnreadableSource. */
  async read(address: string): Promise<Buffer> {
    try {
      return await this.publicFetch.read(address, MOST_BYTES)
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      throw new UnreadableSource(SENTENCES[error.reason])
    }
  }
}
