/** The address comes from the carrier by way of the provider: only one of the web is a link. */
export const webAddress = (text: string | null): string | null =>
  /^https?:\/\//i.test(text ?? '') ? text : null
