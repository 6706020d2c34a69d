import { fetchFile } from '~/lib/api'

/** The encoded file name in a Content-Disposition header; export.csv where there is none. */
function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'export.csv'
}

/** Downloads a file by script, so that the page can ask for a confirmed identity first (fetchFile). */
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
