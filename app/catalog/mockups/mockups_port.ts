import { definePort } from '#core/port'

/** A file that fills a print area, at an address that the provider can read. */
export type PrintedSide = { placement: string; imageUrl: string }

/** A picture of a product. Its address expires, so copy it at once. */
export type ProviderMockup = { placement: string; catalogVariantIds: number[]; url: string }

/** The provider is away, limits our calls, or is not done: ask again then. */
export type AskLater = { retryAfterSeconds: number }

/** Asking again for the same thing would not help. `problem` is a sentence for the log and admins. */
export type NotDone = { problem: string }

export type Mockups = {
  /**
   * Creates a task for pictures of these variants, if the provider's limit of such calls allows one now.
   *
   * @returns the provider's name of the task
   */
  request(wanted: {
    blankId: number
    catalogVariantIds: readonly number[]
    sides: readonly PrintedSide[]
  }): Promise<{ task: string } | AskLater | NotDone>
  read(task: string): Promise<{ mockups: ProviderMockup[] } | AskLater | NotDone>
  /** Reads a picture of at most `mostBytes`. */
  fetch(url: string, mostBytes: number): Promise<{ bytes: Buffer } | AskLater | NotDone>
}

/** The provider's own pictures of a product. Implemented by fulfilment. */
export const mockupsPort = definePort<Mockups>('mockupsPort')
