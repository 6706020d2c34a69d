import { fetchFile } from '~/lib/api'

/** The name that the shop gives a file: without its encoded form, the plain one. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'export.csv'
}

/** Saves a file of ours as the browser saves a download, once the user has confirmed their identity where it is needed. */
export async function saveFile(path: string): Promise<void> {
  const response = await fetchFile(path)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(response.headers.get('content-disposition') ?? '')
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
