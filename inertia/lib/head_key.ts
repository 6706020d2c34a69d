/** Lets a page's own tag take the place of the layout's, and keeps each tag once. */
export function headKey(key: string) {
  return { 'head-key': key }
}
