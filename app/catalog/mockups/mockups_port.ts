import { definePort } from '#core/port'

/** A file that fills a print area, at an address that the provider can read. */
export type PrintedSide = { placement: string; imageUrl: string }

/** A picture of a product; its address expires, so that it is copied at once. */
export type ProviderMockup = { placement: string; catalogVariantIds: number[]; url: string }

/** The provider is away, limits our calls, or is not done: ask again then. */
export type AskLater = { retryAfterSeconds: number }

/** Asking again for the same thing would not help. `problem` is a sentence for the log and admins. */
export type NotDone = { problem: string }

export type Mockups = {
  /**
   * Asks for pictures of these variants, if the provider's own limit of such calls leaves one now.
   *
   * @returns the provider's name of the task
   */
  request(wanted: {
    blankId: number
    catalogVariantIds: readonly number[]
    sides: readonly PrintedSide[]
  }): Promise<{ task: string } | AskLater | NotDone>
  read(task: string): Promise<{ mockups: ProviderMockup[] } | AskLater | NotDone>
  /** The bytes of a picture, at most so many. */
  fetch(url: string, mostBytes: number): Promise<{ bytes: Buffer } | AskLater | NotDone>
}

/** The provider's own pictures of a product. Implemented by fulfilment. */
export const mockupsPort = definePort<Mockups>('mockupsPort')
