/** A mail that the shop sends; samples are named by what is special about each. */
export type MailTemplate = { name: string; about: string; samples: string[] }

export const previewPath = (name: string, sample: string) =>
  `/dev/mail/previews/${name}?${new URLSearchParams({ sample })}`

export const bodyPath = (name: string, sample: string) =>
  `/dev/mail/previews/${name}/body?${new URLSearchParams({ sample })}`
