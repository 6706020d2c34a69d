/** The part of the package's interface that is used here; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
    }
  ): Promise<Buffer>
}
