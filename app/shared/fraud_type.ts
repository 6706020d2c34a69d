/** Stripe's types of fraud in words, as banks report them. */
const TYPES: Record<string, string> = {
  card_never_received: 'The card never reached its owner',
  fraudulent_card_application: 'The card was applied for in a false name',
  made_with_counterfeit_card: 'Counterfeit card',
  made_with_lost_card: 'Lost card',
  made_with_stolen_card: 'Stolen card',
  misc: 'Other fraud',
  unauthorized_use_of_card: 'Used without the owner’s permission',
}

/** The type of a reported fraud in words; one that is missing above is shown by Stripe's name for it. */
export function fraudTypeWords(type: string): string {
  const words = type.replaceAll('_', ' ')
  return TYPES[type] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
