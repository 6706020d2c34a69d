/** The id of what Stripe names by its id or, where it was expanded, as an object; null without one. */
export const stripeIdOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null)
