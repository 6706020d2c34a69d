import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { dataDirectory } from '#config/app'
import { disk } from '#config/drive'
import { fail, ok, warn, type Check, type Finding } from '#admin/doctor/finding'

const FEW_GIGABYTES = 5
const TOO_FEW_GIGABYTES = 1

/** Puts a file, reads it and deletes it again. */
async function checkStorage(): Promise<Finding> {
  const key = `health/doctor-${randomUUID()}.txt`
  const files = drive.use()
  await files.put(key, key)
  const read = await files.get(key)
  await files.delete(key)
  if (read !== key) return fail('storage', 'A file was read otherwise than written', REMEDY)
  return ok(
    'storage',
    `${disk === 's3' ? 'The bucket' : 'The folder'} takes, gives and deletes a file`
  )
}

const REMEDY =
  disk === 's3'
    ? 'Check S3_BUCKET, S3_ENDPOINT and the keys, which need GetObject, PutObject and DeleteObject'
    : 'Check that DATA_DIR exists and belongs to the user of this process'

async function checkSpace(): Promise<Finding> {
  const { bavail, bsize } = await statfsOf(dataDirectory)
  const gigabytes = (bavail * bsize) / 1024 ** 3
  const message = `${gigabytes.toFixed(1)} GB free at ${dataDirectory}`
  const remedy = 'Delete old releases and logs, or enlarge the disk'
  if (gigabytes < TOO_FEW_GIGABYTES) return fail('disk', message, remedy)
  return gigabytes < FEW_GIGABYTES ? warn('disk', message, remedy) : ok('disk', message)
}

/** Of the nearest folder that exists. */
async function statfsOf(path: string): Promise<{ bavail: number; bsize: number }> {
  try {
    return await statfs(path)
  } catch (error) {
    if (dirname(path) === path) throw error
    return statfsOf(dirname(path))
  }
}

export const storageChecks: Check[] = [
  { name: 'storage', remedy: REMEDY, run: checkStorage },
  { name: 'disk', remedy: 'Check DATA_DIR', run: checkSpace },
]
