import type { Operation } from '#sandbox/printful/api'
import { fieldsOf, listOf, textOf, wholeOf } from '#sandbox/printful/body'
import { variantsOf, type Blank } from '#sandbox/printful/catalog/blanks'
import { findProduct } from '#sandbox/printful/catalog/catalog'
import { fetchPrint, mockupPictureUrl } from '#sandbox/printful/mockups/pictures'
import { placementsOf, presentPrintFiles } from '#sandbox/printful/mockups/print_files'
import { isDrawn, mockupTasks, type MockupTask } from '#sandbox/printful/mockups/tasks'
import { badRequest, notFound } from '#sandbox/printful/printful_error'
import { withLock } from '#sandbox/lock'
import { randomText } from '#sandbox/object_store'
import { clock } from '#shared/clock'

const USUAL_WIDTH = 1_000

export const getPrintFiles: Operation = {
  isOfStore: true,
  run: async ({ params }) => {
    const found = await findProduct(Number(params.id))
    if (!found) throw notFound()
    return { result: presentPrintFiles(found.blank, variantsOf(found.blank)) }
  },
}

/** POST /mockup-generator/create-task/{id}: has the lowest limit of all calls. */
export const createTask: Operation = {
  isOfStore: true,
  buckets: () => ['mockup_tasks'],
  run: async ({ params, body, fault }) => {
    const found = await findProduct(Number(params.id))
    if (!found) throw notFound()
    const fields = fieldsOf(body, 'Body')
    const task: MockupTask = {
      key: `gt-${randomText(12)}`,
      productId: found.blank.id,
      variantIds: readVariants(found.blank, fields.variant_ids),
      width: fields.width === undefined ? USUAL_WIDTH : wholeOf(fields.width, 'width', 50, 2_000),
      files: readFiles(found.blank, fields.files),
      createdAt: clock.now().toSeconds(),
      failure: fault === 'failed_task' ? 'The mock-ups could not be generated.' : null,
      prints: null,
    }
    await mockupTasks.save(task.key, task)
    return { result: { task_key: task.key, status: 'pending' } }
  },
}

export const getTask: Operation = {
  isOfStore: true,
  run: async ({ query }) => {
    const key = textOf(query.task_key, 'task_key') ?? ''
    const task = await withLock(`mockups ${key}`, async () => {
      const found = await mockupTasks.find(key)
      return found && isDrawn(found) ? draw(found) : found
    })
    if (!task) throw notFound('Task not found')
    return { result: present(task) }
  },
}

/** Fetches what is printed, as Printful does behind the scenes. */
async function draw(task: MockupTask): Promise<MockupTask> {
  if (task.failure !== null || task.prints !== null) return task
  const prints: Record<string, string> = {}
  let failure: string | null = null
  for (const { placement, imageUrl } of task.files) {
    const print = await fetchPrint(imageUrl)
    if (print === null) failure = `Failed to download the file for ${placement}.`
    else prints[placement] = print
  }
  const drawn = { ...task, failure, prints: failure === null ? prints : null }
  await mockupTasks.save(task.key, drawn)
  return drawn
}

/** Presents a task; one picture covers all requested variants of a colour. */
function present(task: MockupTask) {
  const { key, files, variantIds, failure } = task
  if (!isDrawn(task)) return { task_key: key, status: 'pending' }
  if (failure !== null) return { task_key: key, status: 'failed', error: failure }
  return {
    task_key: key,
    status: 'completed',
    mockups: files.flatMap(({ placement }) =>
      variantIds.map((id) => ({
        placement,
        display_name: placement,
        variant_ids: [id],
        mockup_url: mockupPictureUrl(task, placement, id),
        extra: [],
      }))
    ),
    printfiles: files.map(({ placement, imageUrl }) => ({
      variant_ids: variantIds,
      placement,
      url: imageUrl,
    })),
  }
}

function readVariants(blank: Blank, given: unknown): number[] {
  const known = new Set(variantsOf(blank).map(({ id }) => id))
  const ids = listOf(given, 'variant_ids').map(Number)
  if (ids.length === 0 || !ids.every((id) => known.has(id)))
    throw badRequest('variant_ids: no such variants of this product')
  return ids
}

function readFiles(blank: Blank, given: unknown): MockupTask['files'] {
  const placements = placementsOf(blank)
  const files = listOf(given, 'files').map((each) => fieldsOf(each, 'file'))
  if (files.length === 0) throw badRequest('files are missing')
  return files.map((file) => {
    const placement = textOf(file.placement, 'placement') ?? ''
    if (!Object.hasOwn(placements, placement))
      throw badRequest(`Placement ${placement} is not available for this product`)
    const imageUrl = textOf(file.image_url, 'image_url') ?? ''
    if (!URL.canParse(imageUrl)) throw badRequest('image_url must be an address')
    if (file.position !== undefined) readPosition(file.position)
    return { placement, imageUrl }
  })
}

function readPosition(given: unknown): void {
  const position = fieldsOf(given, 'position')
  for (const name of ['area_width', 'area_height', 'width', 'height'])
    wholeOf(position[name], `position.${name}`, 1, 100_000)
  for (const name of ['top', 'left']) wholeOf(position[name], `position.${name}`, 0, 100_000)
}
