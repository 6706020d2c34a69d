import type { PartRow, UploadRow } from '#catalog/artworks/rows'

/** How the parts of uploads are kept until a file is whole: in a bucket, or in a folder. */
export type UploadStorage = {
  /** Of an upload that is about to begin: its id in the bucket; null in a folder. */
  begin: (key: string) => Promise<string | null>
  /** The parts that have arrived, as far as the storage alone knows of them. */
  arrived: (upload: UploadRow) => Promise<Pick<PartRow, 'number' | 'byte_size' | 'etag'>[]>
  /** Puts the parts together as a local file. May run twice. */
  collect: (upload: UploadRow, parts: readonly PartRow[], file: string) => Promise<void>
  /** Keeps the collected file under the upload's name. */
  keep: (upload: UploadRow, file: string) => Promise<void>
  /** Removes the parts, once they are needed no more. */
  removeParts: (upload: UploadRow) => Promise<void>
}
