import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF as a reader selects it: lines by page, spaces as they are drawn. */
export async function textOf(document: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(document), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}
